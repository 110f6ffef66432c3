import { expect } from '@playwright/test';
import { type Buyer, makeBuyer } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { agreeToContract, sendContract } from '../../steps/deals/contract.ts';
import {
  answerInApp,
  askByCalls,
  awaitOwners,
  changePaper,
  endCertificateSoon,
  refuseByCalls,
  restorePaper,
  signByDeveloper,
  signOnPaperOnly,
  silenceOperator,
} from '../../steps/deals/signing.ts';
import { lead } from '../../steps/deals/states.ts';
import { haveCertificate } from '../../steps/people/certificate.ts';
import { heading, step, unanswered, type Walk } from '../walk.ts';

/** The other owner of each walker. */
const others = new Map<number, Buyer>();
const otherOf = (buyer: number): Buyer => {
  const other = others.get(buyer);
  if (!other) throw new Error('the buyer is alone');
  return other;
};

const state = (estate: number) => `/deals/${estate}/paperwork/eds`;
const sign = (estate: number) => `/deals/${estate}/sign`;

/** The signing of a contract by two owners: from no certificate to all signatures. */
export const signing: Walk = {
  name: 'signing',
  features: ['contract', 'signatures'],
  as: 'new',
  screens: [
    step('signing-none', async ({ page, buyer, estate }) => {
      await lead(buyer, estate, 'success', 'free');
      await page.goto(state(estate));
      await heading(page, 'Подписывать пока нечего');
    }),
    step('signing-no-certificate', async (walker) => {
      const { page, buyer, estate } = walker;
      const other = await makeBuyer({ surname: 'Совладельцева', name: 'Илья' });
      others.set(buyer.id, other);
      await awaitOwners(buyer, [other], estate);
      await page.goto(state(estate));
      await heading(page, 'Электронной подписи ещё нет');
    }),
    step('signing-paper-only', async ({ page, buyer, estate }) => {
      await signOnPaperOnly(buyer, ['Семейнова Соня']);
      await page.goto(state(estate));
      await heading(page, 'Подпишите на бумаге');
    }),
    step('signing-unfit', async ({ page, buyer, estate }) => {
      await signOnPaperOnly(buyer, []);
      await haveCertificate(buyer);
      await endCertificateSoon(buyer);
      await page.goto(state(estate));
      await heading(page, 'Ваша подпись не подходит');
    }),
    step('signing-ready', async ({ page, buyer, estate }) => {
      await haveCertificate(buyer);
      await page.goto(state(estate));
      await heading(page, 'Договор готов к подписи');
    }),
    step('signing-refusal', async ({ page }) => {
      await button(page, 'Отказаться от подписания').click();
      await button(page, 'Остановить подписание').click();
      await expect(page.locator('[data-wrong]')).toBeVisible();
    }),
    step('signing-sign', async ({ page, estate }) => {
      await page.goto(sign(estate));
      await expect(page.getByText(/^Отпечаток файла/)).toBeVisible();
    }),
    step('signing-other-paper', async ({ page, buyer, estate }) => {
      await changePaper(buyer);
      await page.goto(sign(estate));
      await expect(page.getByRole('alert').filter({ hasText: 'Это не тот файл' })).toBeVisible();
      await expect(page.getByText('Чтобы подписать, откройте договор').last()).toBeVisible();
      await restorePaper(buyer);
    }),
    step('signing-asked', async ({ page, buyer, estate }) => {
      await askByCalls(buyer, estate);
      await page.goto(state(estate));
      await expect(page.getByText('Запрос ждёт в приложении')).toBeVisible();
    }),
    step('signing-unclear', async ({ page, buyer, estate }) => {
      await silenceOperator(buyer);
      await page.goto(state(estate));
      await page.getByText('Запрос не пришёл?').click();
      await expect(page.getByText('Оператор подписи пока не ответил')).toBeVisible();
    }),
    step('signing-declined', async ({ page, buyer, estate }) => {
      await answerInApp(buyer, 'refuse');
      await page.goto(state(estate));
      await expect(page.getByText('Запрос отклонён в приложении')).toBeVisible();
    }),
    step('signing-stopped', async ({ page, buyer, estate }) => {
      await refuseByCalls(otherOf(buyer.id), estate, 'Банк поднял ставку, ждём его нового решения');
      await page.goto(state(estate));
      await heading(page, 'Подписание остановлено');
    }),
    step('signing-others', async ({ page, buyer, estate }) => {
      await sendContract(buyer, estate);
      for (const reader of [buyer, otherOf(buyer.id)]) await agreeToContract(reader, estate);
      await askByCalls(buyer, estate);
      await answerInApp(buyer);
      await page.goto(state(estate));
      await heading(page, 'Вы подписали');
    }),
    step('signing-counter', async ({ page, buyer, estate }) => {
      const other = otherOf(buyer.id);
      await haveCertificate(other);
      await askByCalls(other, estate);
      await answerInApp(other);
      await page.goto(state(estate));
      await heading(page, 'Участники подписали');
    }),
    step('signing-done', async ({ page, buyer, estate }) => {
      await signByDeveloper(buyer, estate);
      await page.goto(state(estate));
      await heading(page, 'Договор подписали все');
    }),
    step('signing-elsewhere', async ({ page, estate }) => {
      await page.goto(sign(estate));
      await expect(page.getByRole('link', { name: 'К подписанию' })).toBeVisible();
    }),
    ...unanswered('signing', state(1), '**/api/deals/1**'),
  ],
};

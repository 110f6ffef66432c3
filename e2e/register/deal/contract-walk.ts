import { isoDay } from '@novosel/contract/time/time.ts';
import { expect } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import type { Buyer } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import {
  agreeToContract,
  answerQuestions,
  differFromNext,
  draftContract,
  promiseContract,
  readContract,
  sendContract,
} from '../../steps/deals/contract.ts';
import { passMembers } from '../../steps/deals/members.ts';
import { reach } from '../../steps/deals/states.ts';
import { chooseTerms, confirmTotal } from '../../steps/deals/terms.ts';
import { heading, step, unanswered, type Walk } from '../walk.ts';

const dayMs = 86_400_000;
const address = (estate: number) => `/deals/${estate}/contract`;
const ofBuyer = 'deal_id in (select deal_id from deal_parties where user_id = $1)';

/** Adds a signer who has not opened the version. */
const addSigner = ({ id }: Buyer) =>
  sql(
    `insert into contract_readings (version_id, deal_id, user_id, name, signs_for, to_read, read_ids)
       select version_id, deal_id, (select min(id) from users where id <> $1),
              'Константинопольская-Преображенская Александра-Виктория', '{Семейнова Соня}', to_read, '{}'
         from contract_readings where user_id = $1 order by version_id desc limit 1`,
    [id],
  );

/** The contract of a deal, from the lawyer's draft to its frozen document. */
export const contract: Walk = {
  name: 'contract',
  features: ['contract', 'contracts'],
  as: 'new',
  screens: [
    step('contract-awaited', async ({ page, buyer, estate }) => {
      await reach(page, buyer, estate, 'success', 'free');
      await chooseTerms(buyer, estate, 'full');
      await passMembers(buyer, estate);
      await confirmTotal(buyer, estate);
      await page.goto(address(estate));
      await expect(page.getByText(/Обещаем прислать до/)).toBeVisible();
    }),
    step('contract-late', async ({ page, buyer, estate }) => {
      const day = isoDay(Date.now() + 3 * dayMs);
      await promiseContract(buyer, estate, { day, reason: 'Банк ещё не прислал реквизиты счёта' });
      await page.goto(address(estate));
      await expect(page.getByText('Мы не успели к обещанному дню')).toBeVisible();
    }),
    step('contract-text', async ({ page, buyer, estate }) => {
      await sendContract(buyer, estate);
      await page.goto(address(estate));
      await heading(page, 'Пять главных условий');
    }),
    step('contract-found', async ({ page }) => {
      await page.getByRole('searchbox', { name: 'Найти в договоре' }).fill('неустойк');
      await expect(page.getByText(/^Нашли/)).toBeVisible();
    }),
    step('contract-found-none', async ({ page }) => {
      await page.getByRole('searchbox', { name: 'Найти в договоре' }).fill('дирижабль');
      await expect(page.getByText('В договоре нет «дирижабль»')).toBeVisible();
    }),
    step('contract-ask', async ({ page }) => {
      await button(page, 'Показать весь договор').click();
      await page.getByRole('button', { name: 'Спросить о пункте 1.1', exact: true }).click();
      await button(page, 'Отправить вопрос').click();
      await expect(page.locator('[data-wrong]')).toBeVisible();
    }),
    step('contract-asked', async ({ page }) => {
      await page.getByLabel('Ваш вопрос к пункту 1.1').fill('Если дом сдадут раньше, ключи тоже раньше?');
      await button(page, 'Отправить вопрос').click();
      await expect(button(page, 'Снять вопрос')).toBeVisible();
    }),
    step('contract-answered', async ({ page, buyer, estate }) => {
      await answerQuestions(buyer, estate, 'Да: пригласим вас на приёмку, как только введут дом.');
      await page.getByRole('tab', { name: 'Вопросы' }).click();
      await expect(page.getByText(/как только введут дом/)).toBeVisible();
    }),
    step('contract-read', async ({ page, buyer, estate }) => {
      await readContract(buyer, estate);
      await page.goto(address(estate));
      await expect(page.getByText(/Это ещё не\sподпись/)).toBeVisible();
    }),
    step('contract-changes', async ({ page, buyer, estate }) => {
      await differFromNext(buyer);
      await sendContract(buyer, estate);
      await page.goto(address(estate));
      await expect(page.getByText('Плата за согласие на уступку')).toBeVisible();
    }),
    step('contract-redraft', async ({ page, buyer, estate }) => {
      await draftContract(buyer, estate);
      await page.goto(address(estate));
      await expect(page.getByText('Юрист готовит новую редакцию').first()).toBeVisible();
    }),
    step('contract-others', async ({ page, buyer, estate }) => {
      await sendContract(buyer, estate);
      await addSigner(buyer);
      await agreeToContract(buyer, estate);
      await page.goto(address(estate));
      await expect(page.getByText('Вы согласились. Ждём остальных.')).toBeVisible();
    }),
    step('contract-frozen', async ({ page, buyer, estate }) => {
      await sql(`delete from contract_readings where user_id <> $2 and ${ofBuyer}`, [buyer.id, buyer.id]);
      await sendContract(buyer, estate);
      await agreeToContract(buyer, estate);
      await page.goto(address(estate));
      await expect(page.getByText(/^Отпечаток/)).toBeVisible();
    }),
    ...unanswered('contract', address(1), '**/api/deals/1**'),
  ],
};

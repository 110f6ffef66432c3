import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer } from '../../stage/people.ts';
import { allowAll, hang, refuse } from '../../steps/browser/refuse.ts';
import { dealOf, haveSignatory, readyToSign, signByCalls } from '../../steps/deals/desk-signing.ts';
import { chooseOption } from '../../steps/deals/services.ts';
import { emptied, longest, step, unanswered, type Walk, type Walker } from '../walk.ts';

const room = `${addresses.office}/signatories`;
const signing = '**/api/office/deals/*/signing';

async function openCard({ page, buyer, estate }: Walker, text: string | RegExp): Promise<void> {
  const { id } = await dealOf(buyer, estate);
  await page.goto(`${addresses.office}/deals/${id}`);
  await expect(page.getByText(text).first()).toBeVisible();
}

async function press(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().click();
}

/** Who signs for the developer, and which signature papers need. */
export const deskSignatories: Walk = {
  name: 'desk-signatories',
  features: ['signatories'],
  as: 'admin',
  screens: [
    ...unanswered('desk-signatories', room, '**/api/office/signatories'),
    emptied('desk-signatories-empty', room, '**/api/office/signatories', 'Подписантов пока нет'),
    step('desk-signatories-list', async ({ page }) => {
      await allowAll(page);
      await haveSignatory(longest.surname);
      await page.goto(room);
      await expect(page.getByText('Может подписывать').first()).toBeVisible();
    }),
    step('desk-signatories-wrong', async ({ page }) => {
      await page.getByText('Банк', { exact: true }).first().click();
      await press(page, 'Заказать сертификат');
      await expect(page.getByText('Выберите банк').first()).toBeVisible();
    }),
    step('desk-kind', async ({ page }) => {
      await press(page, 'Изменить: Передаточный акт');
      await press(page, 'Сохранить');
      await expect(page.getByText('Впишите день не раньше сегодняшнего')).toBeVisible();
    }),
  ],
};

/** The signing on the card of a deal: members sign, the developer is sent the paper, and somebody refuses. */
export const deskSigning: Walk = {
  name: 'desk-signing',
  features: ['deal', 'signatories'],
  as: 'lawyer',
  screens: [
    step('desk-signing-members', async (walker) => {
      walker.buyer = await makeBuyer(longest);
      await readyToSign(walker.buyer, walker.estate);
      await openCard(walker, 'Подписывают участники');
    }),
    step('desk-signing-by-phone', async ({ page }) => {
      await press(page, /^Отказ по\sтелефону/);
      await expect(page.getByText('договор вернётся к юристу')).toBeVisible();
    }),
    {
      name: 'desk-signing-loading',
      waits: true,
      async reach(walker) {
        await hang(walker.page, signing, 'GET');
        await openCard(walker, 'Подписание');
      },
    },
    step('desk-signing-failed', async (walker) => {
      await allowAll(walker.page);
      await refuse(walker.page, signing, { code: 'UNAVAILABLE' });
      await openCard(walker, 'Подписание не загрузилось');
    }),
    step('desk-signing-send', async (walker) => {
      await allowAll(walker.page);
      await haveSignatory(longest.surname);
      await signByCalls(walker.buyer, walker.estate);
      await openCard(walker, 'Подписывает застройщик');
      await press(walker.page, 'Отправить на подпись');
      await expect(walker.page.getByText('Хеш документа')).toBeVisible();
    }),
    step('desk-signing-changed', async ({ page }) => {
      await page.getByRole('dialog').getByText(longest.surname).first().click();
      await refuse(page, `${signing}/ask`, { code: 'SIGNING_CHANGED', method: 'POST' });
      await page.getByRole('dialog').getByRole('button', { name: 'Отправить на подпись' }).click();
      await expect(page.getByText('На подписи уже другой документ')).toBeVisible();
    }),
    step('desk-signing-sent', async ({ page }) => {
      await allowAll(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Отправить на подпись' }).click();
      await expect(
        page.getByText('Документ у подписанта. Подтвердите в приложении оператора.'),
      ).toBeVisible();
    }),
    step('desk-signing-refusal', async ({ page }) => {
      await press(page, /^Отказаться/);
      await page.getByRole('dialog').getByRole('button', { name: 'Записать отказ' }).click();
      await expect(page.getByText('Выберите причину').last()).toBeVisible();
    }),
    step('desk-signing-stopped', async ({ page }) => {
      await chooseOption(page, 'Причина', 'В договоре ошибка');
      await page
        .getByLabel('Что сказали')
        .fill('Площадь кладовой не та, что в приложении. Готовим новый договор.');
      await page.getByRole('dialog').getByRole('button', { name: 'Записать отказ' }).click();
      await expect(page.getByText(/^Отказ подписывать/)).toBeVisible();
    }),
  ],
};

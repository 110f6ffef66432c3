import { expect, type Page } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { identify } from '../../stage/outside.ts';
import { openCalls } from '../../steps/browser/calls.ts';
import { awaitSigning } from '../../steps/deals/appointments.ts';
import { confirmData, orderByCalls } from '../../steps/people/certificate.ts';
import { step, unanswered, type Walk, type Walker } from '../walk.ts';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name }).first()).toBeVisible();

const cancelOpen = async ({ buyer }: Walker): Promise<void> => {
  const calls = await openCalls('cabinet', buyer.phone);
  const [open] = await sql<{ id: string }>(
    `select id from eds_orders where user_id = $1 and state in ('to-pay', 'asked', 'identity')`,
    [buyer.id],
  );
  if (open) await calls.act(`/api/eds/orders/${open.id}/cancel`);
};

/** A certificate from the choice of a way to its end. */
export const eds: Walk = {
  name: 'eds',
  features: ['paperwork', 'eds'],
  as: 'long',
  screens: [
    step('eds-no-passport', async ({ page }) => {
      await page.goto('/eds');
      await expect(page.getByText('Паспорт не внесён')).toBeVisible();
    }),
    step('eds-choice', async ({ page, buyer, estate }) => {
      await awaitSigning(buyer, estate);
      await confirmData(buyer);
      await page.goto('/eds/create');
      await expect(page.getByText('Вы сверили данные')).toBeVisible();
    }),
    step('eds-check', async ({ page }) => {
      await page.goto('/eds/check');
      await page.getByRole('button', { name: 'Подтвердить' }).click();
      await expect(page.getByText('Отметьте, что всё верно')).toBeVisible();
    }),
    step('eds-goskey', async ({ page }) => {
      await page.goto('/eds/create/goskey');
      await heading(page, 'Какая подпись');
    }),
    step('eds-delivery', async ({ page }) => {
      await page.goto('/eds/create/delivery');
      await page.getByRole('button', { name: 'Заказать и получить счёт' }).click();
      await expect(page.getByText('Впишите улицу и дом')).toBeVisible();
    }),
    step('eds-bank', async ({ page }) => {
      await page.goto('/eds/create/bank');
      await heading(page, 'Отделения рядом');
    }),
    step('eds-invoice', async ({ page, buyer }) => {
      await orderByCalls(buyer, { way: 'bank', branch: 'bank-smolenskaya' });
      await page.goto('/eds/signatures');
      await heading(page, 'Счёт за подпись');
    }),
    step('eds-cancel', async ({ page }) => {
      await page.getByRole('button', { name: /^Отменить/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    step('eds-in-app', async (walker) => {
      await cancelOpen(walker);
      await orderByCalls(walker.buyer);
      await walker.page.goto('/eds/signatures');
      await heading(walker.page, 'Подтвердите в Госключе');
    }),
    step('eds-success', async ({ page, buyer }) => {
      const [order] = await sql<{ id: string }>(
        `select id from eds_orders where user_id = $1 and state = 'identity'`,
        [buyer.id],
      );
      await identify(order?.id ?? '');
      await page.waitForURL('**/eds/success');
      await heading(page, /УКЭП выпущена/);
    }),
    step('eds-ends', async ({ page, buyer }) => {
      await sql(
        `update eds_orders set valid_until = now() + interval '2 days' where user_id = $1 and state = 'issued'`,
        [buyer.id],
      );
      await page.goto('/eds/signatures');
      await expect(page.getByText('Это раньше, чем мы подадим договор')).toBeVisible();
    }),
    step('eds-revoke', async ({ page }) => {
      await page.getByRole('button', { name: /^Отозвать/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    step('eds-refused', async ({ page, buyer }) => {
      await page.keyboard.press('Escape');
      const { id } = await orderByCalls(buyer, { kind: 'enhanced' });
      await identify(id, 'person_not_confirmed');
      await expect(page.getByText('Личность не подтвердилась. Выберите')).toBeVisible();
    }),
    ...unanswered('eds', '/eds/signatures', '**/api/eds/orders'),
  ],
};

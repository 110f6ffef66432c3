import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { makeBuyer } from '../../stage/people.ts';
import { allowAll } from '../../steps/browser/refuse.ts';
import { longest, saying, steady, step, unanswered, type Walk } from '../walk.ts';

const section = `${addresses.office}/people`;
const one = '**/api/office/people/*';

const openCard = async (page: Page, person: number, text: string) => {
  await page.goto(`${section}/${person}`);
  await expect(page.getByText(text).first()).toBeVisible();
};

/** People in each state: locked, frozen, with an unfinished registration, with a request for deletion. */
export const deskPeople: Walk = {
  name: 'desk-people',
  features: ['people'],
  as: 'admin',
  screens: [
    step('desk-people-unasked', async ({ page }) => {
      await page.goto(section);
      await expect(page.getByLabel('Кого найти')).toBeVisible();
    }),
    step('desk-people-nobody', async ({ page }) => {
      await page.goto(`${section}?text=нет-такого`);
      await expect(page.getByText('Никого не нашли').last()).toBeVisible();
    }),
    ...unanswered('desk-people', `${section}?text=васильева`, '**/api/office/people?*'),
    ...unanswered('desk-person', `${section}/999999`, one),
    steady(
      step('desk-person-absent', async ({ page }) => {
        await allowAll(page);
        await page.goto(`${section}/999999`);
        await expect(page.getByText('Такого покупателя нет')).toBeVisible();
      }),
    ),
    step('desk-person-new', async (walker) => {
      walker.buyer = await makeBuyer(longest);
      await openCard(walker.page, walker.buyer.id, 'Броней пока нет.');
    }),
    step('desk-person-closed', async ({ page, buyer }) => {
      await page.getByRole('button', { name: 'Закрыть вход' }).click();
      const window = page.getByRole('dialog', { name: 'Закрыть вход' });
      await window.getByLabel('Причина').fill('Просил по телефону: потерял аппарат вместе с сим-картой');
      await window.getByRole('button', { name: 'Закрыть вход' }).click();
      await expect(window).toBeHidden();
      await openCard(page, buyer.id, 'Вход в кабинет закрыт нами');
    }),
    step('desk-open-sign-in', async ({ page }) => {
      await page.getByRole('button', { name: 'Открыть вход' }).click();
      await expect(page.getByRole('dialog', { name: 'Открыть вход' })).toBeVisible();
    }),
    step('desk-person-frozen', async ({ page, buyer }) => {
      await sql('update users set frozen_at = now(), password_renew = true, status = 5 where id = $1', [
        buyer.id,
      ]);
      await openCard(page, buyer.id, 'Покупатель заморозил кабинет');
    }),
    step('desk-person-deletion', async ({ page, buyer }) => {
      await sql(
        `insert into deletion_requests (id, user_id, asked_at, due_at, state)
         values (gen_random_uuid(), $1, now() - interval '2 days', now() + interval '8 days', 'asked')`,
        [buyer.id],
      );
      await openCard(page, buyer.id, 'Закон даёт срок');
    }),
    step('desk-carry-out-deletion', async ({ page }) => {
      await page.getByRole('button', { name: 'Удалить кабинет' }).click();
      await expect(page.getByRole('dialog', { name: 'Удалить кабинет' })).toBeVisible();
    }),
  ],
};

const log = '**/api/office/audit*';

/** The audit log: failed to load, of one subject, empty. */
export const deskAudit: Walk = {
  name: 'desk-audit',
  features: ['audit'],
  as: 'admin',
  screens: [
    ...unanswered('desk-audit', `${addresses.office}/audit`, log),
    step('desk-audit-one', async ({ page }) => {
      await allowAll(page);
      await page.goto(`${addresses.office}/audit?subject=user:3`);
      await expect(page.getByRole('heading', { name: 'Журнал действий' })).toBeVisible();
    }),
    steady(
      saying('desk-audit-nothing', `${addresses.office}/audit?subject=booking:нет-такой`, 'Записей нет'),
    ),
  ],
};

/** The audit records about one buyer, as support reads them. */
export const deskPersonLog: Walk = {
  name: 'desk-person-log',
  features: ['people', 'audit'],
  as: 'support',
  screens: [
    ...unanswered(
      'desk-person-log',
      `${addresses.office}/audit?subject=user:3`,
      '**/api/office/people/*/log*',
    ),
    step('desk-person-log', async ({ page }) => {
      await allowAll(page);
      await page.goto(`${addresses.office}/audit?subject=user:3`);
      await expect(page.getByRole('heading', { name: 'Журнал покупателя' })).toBeVisible();
    }),
  ],
};

import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { at, heading, type Screen, step, type Walk } from '../walk.ts';

const openOwn = async (page: Page, title: string) => {
  await page.goto('/deals');
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await heading(page, title);
};

/** A deal at one of its places. axe checks only its content: the frame is checked by `dealToChooseBank`. */
const ownDeal = (name: string, title: string): Screen => ({
  ...step(name, ({ page }) => openOwn(page, title)),
  within: ['main'],
});

/** A deal that the desk leads through the buyer's turn, the bank's, the registry's, to the keys. */
export const dealAtMembers: Walk = {
  name: 'deal-at-members',
  features: ['deals'],
  as: 5,
  screens: [ownDeal('deal-members', 'Укажите участников сделки')],
};

export const dealToChooseBank: Walk = {
  name: 'deal-to-choose-bank',
  features: ['deals', 'dashboard'],
  as: 6,
  screens: [
    at('dashboard-to-choose-bank', '/dashboard'),
    step('deal-to-choose-bank', ({ page }) => openOwn(page, 'Выберите банк')),
  ],
};

export const dealToRead: Walk = {
  name: 'deal-to-read',
  features: ['deals', 'contract'],
  as: 7,
  screens: [
    at('dashboard-to-read', '/dashboard'),
    step('deal-to-read', ({ page }) => openOwn(page, 'Прочитайте договор')),
    step('contract-to-read', async ({ page }) => {
      await page.getByRole('link', { name: 'Открыть договор' }).first().click();
      await heading(page, 'Пять главных условий');
    }),
  ],
};

/** Version 2 of a contract; the buyer has asked about its changes. */
export const contractAsked: Walk = {
  name: 'contract-asked',
  features: ['contract'],
  as: 17,
  screens: [
    {
      ...step('contract-second', async ({ page }) => {
        await openOwn(page, 'Готовим договор');
        await page.getByRole('link', { name: 'Открыть договор' }).first().click();
        await heading(page, 'Пять главных условий');
        await expect(page.getByText('Если внесу платёж раньше, остальные сдвинутся?')).toBeVisible();
      }),
      within: ['main'],
    },
  ],
};

export const dealToSign: Walk = {
  name: 'deal-to-sign',
  features: ['deals'],
  as: 8,
  screens: [ownDeal('deal-to-sign', 'Подпишите договор')],
};

export const dealAtRegistry: Walk = {
  name: 'deal-at-registry',
  features: ['deals'],
  as: 9,
  screens: [ownDeal('deal-at-registry', 'Договор на регистрации')],
};

export const dealInParts: Walk = {
  name: 'deal-in-parts',
  features: ['deals'],
  as: 10,
  screens: [
    step('deal-schedule', async ({ page }) => {
      await openOwn(page, 'Внесите деньги на эскроу');
      await expect(page.getByText('Внесено').first()).toBeVisible();
    }),
    step('deal-schedule-whole', async ({ page }) => {
      await page.getByRole('button', { name: /Показать все платежи/ }).click();
      await expect(page.getByRole('list', { name: 'График платежей' }).getByRole('listitem')).toHaveCount(13);
    }),
    step('deal-requisites', async ({ page }) => {
      await page.getByRole('button', { name: 'Показать реквизиты' }).click();
      await expect(page.getByRole('button', { name: 'Скопировать: Эскроу-счёт' })).toBeVisible();
    }),
  ],
};

/** The desk records an installment of a schedule. */
export const deskInstallment: Walk = {
  name: 'desk-installment',
  features: ['deal', 'deals'],
  as: 'accountant',
  screens: [
    step('desk-deal-schedule', async ({ page }) => {
      await openDeal(page, 'Лебедев', 'Лебедев');
      await expect(page.getByRole('list', { name: 'График платежей' })).toBeVisible();
    }),
    step('desk-installment', async ({ page }) => {
      await page.getByRole('button', { name: 'Принять платёж' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Подтвердить платёж' }).click();
      await expect(page.getByText('Введите номер платёжного поручения')).toBeVisible();
    }),
  ],
};

/** The desk records the schedule of a signed contract, and the escrow account for it. */
export const deskSchedule: Walk = {
  name: 'desk-schedule',
  features: ['deal', 'deals'],
  as: 'lawyer',
  screens: [
    step('desk-schedule-none', async ({ page }) => {
      await openDeal(page, 'Алексеева', 'Алексеева');
      await expect(page.getByRole('button', { name: 'Внести график' })).toBeVisible();
    }),
    step('desk-schedule-refused', async ({ page }) => {
      await page.getByRole('button', { name: 'Внести график' }).click();
      const window = page.getByRole('dialog', { name: 'График платежей' });
      await window.getByRole('button', { name: 'Внести график' }).click();
      await expect(window.getByText('От 2 до 120')).toBeVisible();
    }),
    step('desk-schedule-filled', async ({ page }) => {
      const window = page.getByRole('dialog', { name: 'График платежей' });
      await window.getByLabel('Сколько платежей').fill('12');
      await window.getByLabel('Первый платёж').first().fill('3000000');
      await window.getByLabel('День первого платежа').fill('25.12.2030');
      await expect(window.getByText('Дальше каждый месяц с 25.01.2031')).toBeVisible();
    }),
    step('desk-escrow-refused', async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /эскроу-счёт$/ }).click();
      const window = page.getByRole('dialog', { name: 'Эскроу-счёт' });
      await window.getByRole('button', { name: 'Записать счёт' }).click();
      await expect(window.getByText('Необходимо заполнить «БИК»')).toBeVisible();
    }),
    step('desk-escrow-wrong-keys', async ({ page }) => {
      const window = page.getByRole('dialog', { name: 'Эскроу-счёт' });
      await window.getByLabel('Банк').fill('АО «Северный банк», г. Мурманск');
      await window.getByLabel('БИК').fill('044799990');
      await window.getByLabel('Корр. счёт').fill('30101810700000000990');
      await window.getByLabel('Номер счёта').fill('40824810700000010310');
      await expect(window.getByText('Этот корр. счёт не подходит к БИК')).toBeVisible();
      await expect(window.getByText('Контрольная цифра не сходится')).toBeVisible();
    }),
  ],
};

export const dealAtKeys: Walk = {
  name: 'deal-at-keys',
  features: ['deals'],
  as: 11,
  screens: [step('deal-inspection', ({ page }) => openOwn(page, 'Примите квартиру'))],
};

export const dealOver: Walk = {
  name: 'deal-over',
  features: ['deals'],
  as: 12,
  screens: [step('deal-completed', ({ page }) => openOwn(page, 'Сделка завершена'))],
};

/** The window in which the desk records a move: empty, refused and filled. */
export const deskMoves: Walk = {
  name: 'desk-moves',
  features: ['deal', 'deals'],
  as: 'manager',
  screens: [
    step('desk-deal-way', async ({ page }) => {
      await page.goto(addresses.office);
      await page.getByRole('searchbox').fill('С-');
      await page
        .getByRole('link', { name: /Подписать договор/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Отметить, что произошло' })).toBeVisible();
    }),
    step('desk-move', async ({ page }) => {
      await page.getByRole('button', { name: 'Отметить, что произошло' }).click();
      await expect(page.getByRole('dialog', { name: 'Отметить, что произошло' })).toBeVisible();
    }),
    step('desk-move-empty', ({ page }) =>
      page.getByRole('dialog').getByRole('button', { name: 'Отметить', exact: true }).click(),
    ),
    step('desk-move-chosen', async ({ page }) => {
      await page.getByRole('dialog').getByLabel('Что произошло').click();
      await page.getByRole('option', { name: 'Договор подпишем на встрече' }).click();
      await expect(page.getByText(/^Дальше: /)).toBeVisible();
    }),
  ],
};

import { expect } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';
import { growOld } from '../stage/people.ts';
import { button } from '../steps/booking.ts';
import { heading, step, unanswered, type Walk } from './walk.ts';

/** Client sites at the desk: the list, a registration that is not filled in, a card, its windows. */
export const deskSites: Walk = {
  name: 'desk-sites',
  as: 'admin',
  screens: [
    step('desk-sites', async ({ page }) => {
      await page.goto(`${addresses.office}/sites`);
      await expect(page.getByText('Магазин у дома').first()).toBeVisible();
    }),
    step('desk-site-new', async ({ page }) => {
      await page.getByRole('button', { name: 'Зарегистрировать сайт' }).click();
      await expect(page.getByRole('dialog', { name: 'Зарегистрировать сайт' })).toBeVisible();
    }),
    step('desk-site-new-wrong', async ({ page }) => {
      const window = page.getByRole('dialog', { name: 'Зарегистрировать сайт' });
      await window.getByRole('button', { name: 'Зарегистрировать' }).click();
      await expect(window.getByText('Необходимо заполнить «Домен»').first()).toBeVisible();
    }),
    step('desk-site', async ({ page }) => {
      await page.goto(`${addresses.office}/sites/demo-shop`);
      await expect(page.getByRole('heading', { name: 'Магазин у дома' })).toBeVisible();
    }),
    step('desk-site-block', async ({ page }) => {
      await page.getByRole('button', { name: 'Заблокировать' }).click();
      await expect(page.getByRole('dialog', { name: 'Заблокировать' })).toBeVisible();
    }),
    step('desk-site-absent', async ({ page }) => {
      await page.goto(`${addresses.office}/sites/nobody`);
      await expect(page.getByText('Такого сайта нет')).toBeVisible();
    }),
    ...unanswered('desk-sites', `${addresses.office}/sites`, '**/api/office/sites'),
  ],
};

const wanted = `${addresses.outside}/shop/login?prompt=login`;
const proofs = '**/api/sites/proofs/*';

/** A client site wants the person himself: his proof, refused and failed, and a site that waits for somebody else. */
export const siteProof: Walk = {
  name: 'site-proof',
  as: 'long',
  screens: [
    step('auth-again', async ({ page, buyer }) => {
      await growOld(buyer.phone);
      await page.goto(wanted);
      await heading(page, 'Подтвердите, что это вы');
    }),
    step('auth-again-refused', async ({ page }) => {
      await page.getByLabel('Пароль', { exact: true }).fill('wrong');
      await button(page, 'Войти на сайт').click();
      await expect(page.getByText('Это не ваш нынешний пароль').first()).toBeVisible();
    }),
    step('auth-again-other', async ({ page }) => {
      await page.route(proofs, async (route) => {
        const answer = await route.fetch();
        const body = await answer.json();
        await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, other: true } } });
      });
      await page.reload();
      await heading(page, 'Сайт ждёт другого человека');
    }),
    ...unanswered('auth-again', wanted, proofs),
    step('auth-again-gone', async ({ page }) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(`${addresses.cabinet}/auth/again/nobody-waits-for-this`);
      await heading(page, 'Запрос устарел');
    }),
  ],
};

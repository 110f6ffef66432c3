import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { growOld } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import {
  askOfMovers,
  backToMovers,
  fillSite,
  registerMovers,
  waitForAnother,
} from '../../steps/deals/sites.ts';
import { headed, heading, saying, steady, step, unanswered, type Walk } from '../walk.ts';

/** Client sites at the desk: the list, an incomplete registration, a card, its windows. */
export const deskSites: Walk = {
  name: 'desk-sites',
  features: ['sites'],
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
    headed('desk-site', `${addresses.office}/sites/demo-shop`, 'Магазин у дома'),
    step('desk-site-block', async ({ page }) => {
      await page.getByRole('button', { name: 'Заблокировать' }).click();
      await expect(page.getByRole('dialog', { name: 'Заблокировать' })).toBeVisible();
    }),
    step('desk-site-secret', async ({ page }) => {
      await page.goto(`${addresses.office}/sites`);
      await page.getByRole('button', { name: 'Зарегистрировать сайт' }).click();
      await fillSite(page, `walk-${randomUUID().slice(0, 8)}`, 'Мебель и свет на набережной');
      await page
        .getByRole('dialog', { name: 'Зарегистрировать сайт' })
        .getByRole('button', { name: 'Зарегистрировать' })
        .click();
      await expect(page.getByRole('dialog', { name: 'Секрет показываем один раз' })).toBeVisible();
    }),
    step('desk-site-edit', async ({ page }) => {
      await page.getByRole('button', { name: 'Секрет записан' }).click();
      await page.getByRole('button', { name: 'Изменить' }).click();
      await expect(page.getByRole('dialog', { name: 'Изменить' })).toBeVisible();
    }),
    step('desk-site-rotate', async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Сменить секрет' }).click();
      await expect(page.getByRole('dialog', { name: 'Сменить секрет' })).toBeVisible();
    }),
    step('desk-site-blocked', async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Заблокировать' }).click();
      const window = page.getByRole('dialog', { name: 'Заблокировать' });
      await window.getByLabel('Причина').fill('Жалобы покупателей на звонки после входа через кабинет');
      await window.getByRole('button', { name: 'Заблокировать' }).click();
      await expect(page.getByText('Вход на сайт закрыт')).toBeVisible();
    }),
    step('desk-site-dead', async ({ page }) => {
      await sql(
        `update oauth_clients set blocked_at = null, block_reason = null, told_at = now() - interval '2 hours',
           not_told_at = now() - interval '1 hour' where client_id = $1`,
        [new URL(page.url()).pathname.split('/').at(-1)],
      );
      await page.reload();
      await expect(page.getByText('Сайт не узнаёт о выходах')).toBeVisible();
    }),
    step('desk-machine-new', async ({ page }) => {
      await page.goto(`${addresses.office}/sites`);
      await page.getByRole('button', { name: 'Зарегистрировать программу' }).click();
      const window = page.getByRole('dialog', { name: 'Зарегистрировать программу' });
      await window.getByLabel('Имя в протоколе').fill(`walk-${randomUUID().slice(0, 8)}`);
      await window.getByLabel('Название').fill('Учёт продаж');
    }),
    step('desk-machine', async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Зарегистрировать' }).click();
      await page.getByRole('button', { name: 'Секрет записан' }).click();
      await expect(page.getByRole('heading', { name: 'Учёт продаж' })).toBeVisible();
    }),
    saying('desk-site-absent', `${addresses.office}/sites/nobody`, 'Такого сайта нет'),
    ...unanswered('desk-sites', `${addresses.office}/sites`, '**/api/office/sites'),
  ],
};

const wanted = `${addresses.outside}/shop/login?prompt=login`;
const proofs = '**/api/sites/proofs/*';

/**
 * A client site asks the person to re-authenticate: it is refused and fails, and a site waits for somebody
 * else.
 */
export const siteProof: Walk = {
  name: 'site-proof',
  features: ['proof', 'sites'],
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
      // An ID token of that person would appear in the address, and so in the logs of the run.
      await waitForAnother(new URL(page.url()).pathname.split('/').at(-1) ?? '');
      await page.reload();
      await heading(page, 'Сайт ждёт другого человека');
    }),
    ...unanswered('auth-again', wanted, proofs),
    steady(
      step('auth-again-gone', async ({ page }) => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.goto(`${addresses.cabinet}/auth/again/nobody-waits-for-this`);
        await heading(page, 'Запрос устарел');
      }),
    ),
  ],
};

const asked = '**/api/sites/requests/*';

/**
 * A client site asks for consent: its text, a text that has changed meanwhile, and where the consent is
 * listed then.
 */
export const siteConsent: Walk = {
  name: 'site-consent',
  features: ['access', 'sites', 'consents'],
  as: 'long',
  screens: [
    step('auth-consent', async ({ page }) => {
      await registerMovers();
      await page.goto(askOfMovers('openid profile phone email'));
      await heading(page, 'Войти на сайт «Переезд без забот»');
    }),
    step('auth-consent-changed', async ({ page }) => {
      await page.route(asked, (route) =>
        route.request().method() === 'GET'
          ? route.fallback()
          : route.continue({ postData: JSON.stringify({ allow: true, sha256: '0'.repeat(64) }) }),
      );
      await button(page, 'Разрешить и войти').click();
      await expect(page.getByText('Текст согласия изменился')).toBeVisible();
    }),
    ...unanswered('auth-consent', askOfMovers(), asked),
    step('site-consent-kept', async ({ page }) => {
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.goto(askOfMovers());
      await button(page, 'Разрешить и войти').click();
      await page.waitForURL((url) => url.href.startsWith(backToMovers));
      await page.goto(`${addresses.cabinet}/profile`);
      await expect(page.getByText('Согласие на передачу данных сайту')).toBeVisible();
    }),
    step('site-consent-withdraw', async ({ page }) => {
      await page.getByRole('button', { name: /^Отозвать: Согласие на передачу данных сайту/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
  ],
};

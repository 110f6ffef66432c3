import { expect } from '@playwright/test';
import { sql } from '../stage/database.ts';
import { demoPhone, outlive, pickEstate } from '../stage/people.ts';
import { acceptTerms, atScreen, button } from '../steps/booking.ts';
import { enterPhone } from '../steps/sign-in.ts';
import { at, heading, step, type Walk, without } from './walk.ts';

export const guest: Walk = {
  name: 'guest',
  as: 'guest',
  screens: [
    at('auth', '/auth'),
    step('auth-empty-fields', ({ page }) => page.getByRole('button', { name: 'Войти' }).click()),
    step('auth-refused', async ({ page }) => {
      await enterPhone(page, demoPhone(1), 'wrong');
      await expect(page.getByRole('alert')).toBeVisible();
    }),
    step('auth-renew', async ({ page }) => {
      await enterPhone(page, demoPhone(14));
      await heading(page, 'Пора сменить пароль');
    }),
    step('auth-locked', async ({ page }) => {
      await page.goto('/auth');
      await enterPhone(page, demoPhone(15));
      await heading(page, 'Вход временно закрыт');
    }),
    at('auth-forgot', '/auth/forgot'),
    at('auth-register', '/auth/register'),
    at('estates-guest', '/estates'),
    step('estate-guest', async ({ page }) => page.goto(`/estates/${await pickEstate()}`)),
    at('questionnaire', '/questionnaire/token'),
    at('not-supported', '/not-supported.html'),
  ],
};

export const newcomer: Walk = {
  name: 'newcomer',
  as: 'new',
  screens: [
    at('dashboard-empty', '/dashboard'),
    at('deals-empty', '/deals'),
    at('favorites-empty', '/favorites'),
    at('notifications-empty', '/notifications'),
    step('notifications-popup-empty', async ({ page }) => {
      await page.getByRole('button', { name: /^Уведомления/ }).click();
      await expect(page.getByText('У вас нет новых уведомлений')).toBeVisible();
    }),
    at('estates', '/estates'),
    at('estates-nothing', '/estates?from=1&to=2&priceFrom=1&priceTo=2'),
    step('estate', ({ page, estate }) => page.goto(`/estates/${estate}`)),
    at('soon', '/services'),
    at('not-found', '/no-such-page'),
    at('estate-not-found', '/estates/999999999'),
    { name: 'elements', waits: true, reach: ({ page }) => page.goto('/elements') },
    step('estate-taken', async ({ page }) => page.goto(`/booking/${await takenEstate()}`)),
    at('logout', '/logout'),
    without('dashboard-loading', '/dashboard', '**/api/deals', 'hang'),
    without('dashboard-failed', '/dashboard', '**/api/deals', 'abort'),
    without('deals-failed', '/deals', '**/api/deals', 'abort'),
    without('notifications-loading', '/notifications', '**/api/notification/list', 'hang'),
    without('notifications-failed', '/notifications', '**/api/notification/list', 'abort'),
  ],
};

export const ended: Walk = {
  name: 'ended',
  as: 'new',
  screens: [
    step('booking-expired', async ({ page, estate }) => {
      await page.goto(`/booking/${estate}`);
      await acceptTerms(page);
      await atScreen(page, estate, 'passport');
      await outlive(estate);
      await page.waitForURL(`**/deals/${estate}/booking/expired`, { timeout: 40_000 });
      await heading(page, 'Время брони вышло');
    }),
    step('booking-canceled', async ({ page, estate }) => {
      await page.getByRole('link', { name: 'Забронировать снова' }).click();
      await acceptTerms(page);
      await atScreen(page, estate, 'passport');
      await button(page, 'Отказаться от брони').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Отказаться от брони' }).click();
      await heading(page, 'Бронь отменена');
    }),
  ],
};

export const prestige: Walk = {
  name: 'prestige',
  as: 12,
  screens: [
    step('user-menu', async ({ page }) => {
      await page.goto('/notifications');
      await page.getByRole('button', { name: /^Меню пользователя/ }).click();
      await expect(page.getByText('7700 0012 2026')).toBeVisible();
    }),
  ],
};

export const unfinished: Walk = {
  name: 'unfinished',
  as: 13,
  screens: [at('registration-unfinished', '/dashboard')],
};

/** An estate that somebody else keeps. */
async function takenEstate(): Promise<number> {
  const [taken] = await sql<{ id: number }>('select estate_id as id from bookings where live limit 1');
  return taken?.id ?? 0;
}

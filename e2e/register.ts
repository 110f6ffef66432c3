import { expect, type Page } from '@playwright/test';
import { addresses } from './stage/addresses.ts';
import { drivePayment, paymentsOf } from './stage/outside.ts';
import { type Buyer, demoPhone, makeBuyer, outlive, pickEstate } from './stage/people.ts';
import {
  acceptTerms,
  atScreen,
  bookingNumber,
  button,
  fillPassport,
  sign,
  typePassport,
} from './steps/booking.ts';
import { enterPhone, signIn } from './steps/sign-in.ts';

/** What a walk carries from screen to screen. */
export interface Walker {
  readonly page: Page;
  buyer: Buyer;
  estate: number;
}

export interface Screen {
  /** Names the photograph. */
  readonly name: string;
  /** From the screen before to this one. */
  readonly reach: (walker: Walker) => Promise<unknown>;
}

/** Screens that one person passes one after another; every screen of the product in every state stands in one of them. */
export interface Walk {
  readonly name: string;
  /** Who walks: nobody, a new buyer, one with names as long as they come, or a demo buyer by number. */
  readonly as: 'guest' | 'new' | 'long' | number;
  readonly screens: readonly Screen[];
}

const at = (name: string, path: string): Screen => ({ name, reach: ({ page }) => page.goto(path) });
const step = (name: string, reach: Screen['reach']): Screen => ({ name, reach });

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

/** The answer to a call never comes, or the line breaks. */
const without = (name: string, path: string, calls: string, how: 'hang' | 'abort'): Screen =>
  step(name, async ({ page }) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.route(calls, (route) => (how === 'abort' ? route.abort() : undefined));
    await page.goto(path);
    if (how === 'abort') await expect(page.getByRole('button', { name: 'Повторить' }).first()).toBeVisible();
  });

const guest: Walk = {
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

const newcomer: Walk = {
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
    at('elements', '/elements'),
    at('logout', '/logout'),
    without('dashboard-loading', '/dashboard', '**/api/deals', 'hang'),
    without('dashboard-failed', '/dashboard', '**/api/deals', 'abort'),
    without('deals-failed', '/deals', '**/api/deals', 'abort'),
    without('notifications-loading', '/notifications', '**/api/notification/list', 'hang'),
    without('notifications-failed', '/notifications', '**/api/notification/list', 'abort'),
  ],
};

const booking: Walk = {
  name: 'booking',
  as: 'long',
  screens: [
    step('booking-start', async ({ page, estate }) => {
      await page.goto(`/booking/${estate}`);
      await atScreen(page, estate, 'start');
    }),
    step('booking-rules', async ({ page }) => {
      await page.getByRole('button', { name: 'Прочитать условия' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    step('booking-passport', async ({ page, estate }) => {
      await page.keyboard.press('Escape');
      await acceptTerms(page);
      await atScreen(page, estate, 'passport');
    }),
    step('booking-passport-faults', async ({ page }) => {
      await button(page, 'Подготовить соглашение').click();
      await expect(page.getByText('Необходимо заполнить «Кем выдан»')).toBeVisible();
    }),
    step('booking-passport-wrong-file', async ({ page }) => {
      await typePassport(page);
      const file = { name: 'паспорт.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') };
      await page.locator('input[type=file]').setInputFiles(file);
      await expect(page.getByRole('alert').first()).toBeVisible();
    }),
    step('booking-cancel-asked', async ({ page }) => {
      await button(page, 'Отказаться от брони').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    step('booking-sign', async ({ page, estate }) => {
      await page.keyboard.press('Escape');
      await fillPassport(page, estate, { typed: true });
      await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible();
    }),
    step('booking-payment', async ({ page, estate, buyer }) => {
      await sign(page, buyer);
      await atScreen(page, estate, 'payment');
    }),
    step('booking-status-cash', async ({ page, estate }) => {
      await button(page, 'Заплачу в кассе').click();
      await atScreen(page, estate, 'status');
    }),
    step('booking-status-sbp', async ({ page, estate }) => {
      await page.getByRole('link', { name: 'Оплатить здесь' }).click();
      await atScreen(page, estate, 'payment');
      await button(page, /^Оплатить по СБП/).click();
      await heading(page, 'Оплатите по СБП');
    }),
    step('booking-declined', async ({ page, estate }) => {
      const [payment] = await paymentsOf(await bookingNumber(page));
      await drivePayment(payment?.id ?? '', 'decline');
      await atScreen(page, estate, 'payment');
    }),
    step('payment-status-declined', ({ page, estate }) => page.goto(`/deals/${estate}/payment/fail`)),
    step('booking-status-card', async ({ page, estate }) => {
      await page.goto(`/deals/${estate}/booking/payment`);
      await button(page, /^Оплатить картой/).click();
      await page.waitForURL(`${addresses.outside}/pay/**`);
      await page.goto(`/deals/${estate}/payment/pending`);
      await heading(page, 'Закончите оплату картой');
    }),
    step('booking-success', async ({ page, estate }) => {
      const [payment] = await paymentsOf(await bookingNumber(page));
      await drivePayment(payment?.id ?? '', 'succeed');
      await page.goto(`/deals/${estate}/booking/success`);
      await heading(page, 'Что сделано');
    }),
    step('payment-status-paid', ({ page, estate }) => page.goto(`/deals/${estate}/payment/success`)),
    step('deal-view', ({ page, estate }) => page.goto(`/deals/${estate}/view`)),
    at('dashboard', '/dashboard'),
    at('deals', '/deals'),
    at('notifications', '/notifications'),
    step('notifications-popup', async ({ page }) => {
      await page.getByRole('button', { name: /^Уведомления/ }).click();
      await expect(page.getByRole('dialog', { name: 'Уведомления' })).toBeVisible();
    }),
  ],
};

const ended: Walk = {
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

const prestige: Walk = {
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

const unfinished: Walk = {
  name: 'unfinished',
  as: 13,
  screens: [at('registration-unfinished', '/dashboard')],
};

export const walks: readonly Walk[] = [guest, newcomer, booking, ended, prestige, unfinished];

const longest = { surname: 'Константинопольская-Преображенская', name: 'Александра-Виктория' };

/** Brings the walker to the start of a walk. */
export async function setOut(page: Page, { as }: Walk): Promise<Walker> {
  const estate = await pickEstate();
  if (typeof as === 'number') {
    await page.goto('/auth');
    await enterPhone(page, demoPhone(as));
    await page.waitForURL((url) => !url.pathname.startsWith('/auth'));
    return { page, estate, buyer: { id: 0, phone: demoPhone(as), surname: '', name: '' } };
  }
  const buyer = await makeBuyer(as === 'long' ? longest : {});
  if (as !== 'guest') await signIn(page, buyer.phone);
  return { page, estate, buyer };
}

/** A screen is there when nothing on it waits any more, unless waiting is what it shows. */
export async function settle(page: Page, { name }: Screen): Promise<void> {
  await expect(page.locator('h1').first()).toBeVisible();
  if (!name.endsWith('-loading')) await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

/** Both themes, without a reload. */
export const paint = (page: Page, theme: 'light' | 'dark'): Promise<void> =>
  page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);

import { expect } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import {
  demoPhone,
  growOld,
  makeBuyer,
  outlive,
  passCodePause,
  pickEstate,
  unsubscribeToken,
} from '../../stage/people.ts';
import { breakGuard } from '../../steps/browser/break-guard.ts';
import { acceptTerms, atScreen, button } from '../../steps/deals/booking.ts';
import { lead } from '../../steps/deals/states.ts';
import { stranger } from '../../steps/people/accounts.ts';
import { giveDevice } from '../../steps/people/passkey.ts';
import { enterPhone } from '../../steps/people/sign-in.ts';
import { at, headed, heading, loaded, steady, step, unanswered, type Walk, without } from '../walk.ts';

export const guest: Walk = {
  name: 'guest',
  features: ['auth'],
  as: 'guest',
  screens: [
    steady(at('auth', '/auth')),
    steady(step('auth-empty-fields', ({ page }) => page.getByRole('button', { name: 'Войти' }).click())),
    steady(
      step('auth-refused', async ({ page }) => {
        await enterPhone(page, demoPhone(1), 'wrong');
        await expect(page.getByRole('alert')).toBeVisible();
      }),
    ),
    steady(
      step('auth-renew', async ({ page }) => {
        await enterPhone(page, demoPhone(14));
        await heading(page, 'Пора сменить пароль');
      }),
    ),
    step('auth-locked', async ({ page }) => {
      await page.goto('/auth');
      await enterPhone(page, demoPhone(15));
      await heading(page, 'Вход временно закрыт');
    }),
    at('auth-renew-gone', '/auth/renew'),
    steady(headed('auth-locked-by-code', '/auth/locked', 'Открыть вход кодом')),
    steady(at('auth-forgot', '/auth/forgot')),
    step('auth-forgot-code', async ({ page, buyer }) => {
      await page.getByLabel('Телефон').fill(buyer.phone.slice(1));
      await button(page, 'Получить код').click();
      await expect(page.getByText(/Отправили код на/)).toBeVisible();
    }),
    steady(at('auth-register', '/auth/register')),
    steady(step('auth-register-empty', ({ page }) => button(page, 'Получить код').click())),
    steady(at('auth-register-friend', `/auth/register?friend=${'A'.repeat(22)}`)),
    steady(at('auth-email', '/auth/email/1-1-x')),
    at('unsubscribe-dead', '/unsubscribe/1-answers-x'),
    steady(
      step('unsubscribe', async ({ page, buyer }) =>
        page.goto(`/unsubscribe/${await unsubscribeToken(buyer)}`),
      ),
    ),
    at('estates-guest', '/estates'),
    step('estate-guest', async ({ page }) => page.goto(`/estates/${await pickEstate()}`)),
    steady(at('questionnaire', '/questionnaire/token')),
    steady(loaded('not-supported', '/not-supported.html')),
    steady(
      step('error-500-guest', async ({ page }) => {
        await breakGuard(page);
        await page.goto('/dashboard');
        await heading(page, 'Сервис временно недоступен');
      }),
    ),
  ],
};

export const newcomer: Walk = {
  name: 'newcomer',
  features: ['profile', 'notifications', 'dashboard', 'eds'],
  as: 'new',
  screens: [
    at('dashboard-empty', '/dashboard'),
    steady(at('deals-empty', '/deals')),
    steady(at('favorites-empty', '/favorites')),
    steady(at('notifications-empty', '/notifications')),
    steady(
      step('notifications-popup-empty', async ({ page }) => {
        await page.getByRole('button', { name: /^Уведомления/ }).click();
        await expect(page.getByText('У вас нет новых уведомлений')).toBeVisible();
      }),
    ),
    at('estates', '/estates'),
    at('estates-nothing', '/estates?from=1&to=2&priceFrom=1&priceTo=2'),
    step('estate', ({ page, estate }) => page.goto(`/estates/${estate}`)),
    steady(at('soon', '/bonus/verify')),
    steady(at('not-found', '/no-such-page')),
    steady(at('estate-not-found', '/estates/999999999')),
    step('estate-taken', async ({ page }) => page.goto(`/booking/${await takenEstate()}`)),
    at('profile', '/profile'),
    step('profile-passkey', async ({ page }) => {
      await giveDevice(page);
      await button(page, 'Добавить ключ доступа').click();
      await expect(page.getByText(/ещё\sне\sиспользован/)).toBeVisible();
    }),
    step('profile-passkey-name', async ({ page }) => {
      await page.getByRole('button', { name: /^Переименовать ключ/ }).click();
      await page.getByLabel('Название ключа').fill('');
      await button(page, 'Сохранить').click();
    }),
    step('profile-passkey-remove', async ({ page }) => {
      const card = page.getByRole('region', { name: 'Ключи доступа' });
      await card.getByRole('button', { name: 'Не менять' }).click();
      await card.getByRole('button', { name: /^Удалить ключ/ }).click();
      await expect(page.getByRole('dialog', { name: /^Удалить ключ/ })).toBeVisible();
    }),
    at('profile-again', '/profile'),
    step('profile-contact', async ({ page }) => {
      await button(page, 'Сменить телефон').click();
      await button(page, 'Получить коды').click();
      await expect(page.getByText('Напишите новый телефон')).toBeVisible();
    }),
    step('profile-contact-codes', async ({ page }) => {
      await page.getByLabel('Новый телефон').fill(stranger().phone.slice(1));
      await button(page, 'Получить коды').click();
      await expect(page.getByText('Отправили два кода.')).toBeVisible();
    }),
    step('profile-frozen', async ({ page, buyer }) => {
      await sql('update users set frozen_at = now() where id = $1', [buyer.id]);
      await page.goto('/profile');
      await expect(page.getByText('Подписывать, платить и менять контакты нельзя.')).toBeVisible();
    }),
    step('profile-unfreeze', async ({ page, buyer }) => {
      // Codes for the new phone were just requested, and new ones could be requested only after a minute.
      await passCodePause(buyer);
      await page.getByRole('button', { name: 'Разморозить' }).click();
      await expect(page.getByText(/^Отправили код на/)).toBeVisible();
    }),
    {
      // The act waits behind the window.
      ...step('proof', async ({ page, buyer }) => {
        await sql('update users set frozen_at = null where id = $1', [buyer.id]);
        await growOld(buyer.phone);
        await page.goto('/profile');
        await button(page, 'Заморозить').click();
        await page.getByRole('dialog').getByRole('button', { name: 'Заморозить кабинет' }).click();
        await expect(page.getByRole('dialog', { name: 'Подтвердите, что это вы' })).toBeVisible();
      }),
      waits: true,
    },
    steady(loaded('logout', '/logout')),
    ...unanswered('dashboard', '/dashboard', '**/api/deals'),
    without('deals-failed', '/deals', '**/api/deals', 'abort'),
    ...unanswered('notifications', '/notifications', '**/api/notification/list'),
    ...unanswered(
      'profile',
      '/profile',
      '**/api/users/{sessions,passkeys,consents,subscriptions,export,deletion}',
    ),
  ],
};

export const ended: Walk = {
  name: 'ended',
  features: ['booking'],
  as: 'new',
  screens: [
    step('booking-expired', async ({ page, estate }) => {
      await page.goto(`/booking/${estate}`);
      await acceptTerms(page);
      await atScreen(page, estate, 'passport');
      await outlive(estate);
      await page.waitForURL(`**/deals/${estate}/booking/expired`);
      await heading(page, 'Время брони вышло');
    }),
    step('booking-over', async ({ page, estate }) => {
      await sql('update bookings set booked_until = now() where estate_id = $1', [estate]);
      await page.reload();
      await heading(page, 'Срок брони закончился');
      await sql('update bookings set booked_until = null where estate_id = $1', [estate]);
      await page.reload();
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

/** The most visited screens in the other language, whose texts have other lengths. */
export const english: Walk = {
  name: 'english',
  features: ['booking', 'catalogue', 'bonus'],
  as: 'new',
  screens: [
    step('dashboard-english', async ({ page }) => {
      await page.evaluate(() => localStorage.setItem('locale', 'en'));
      await page.goto('/dashboard');
    }),
    at('estates-english', '/estates'),
    step('estate-english', ({ page, estate }) => page.goto(`/estates/${estate}`)),
    step('booking-start-english', ({ page, estate }) => page.goto(`/deals/${estate}/booking/start`)),
    at('documents-english', '/documents'),
    steady(at('bonus-english', '/bonus')),
    at('profile-english', '/profile'),
    at('feedback-create-english', '/feedback/create'),
  ],
};

export const unfinished: Walk = {
  name: 'unfinished',
  features: ['completion'],
  as: 13,
  screens: [
    step('completion', async ({ page }) => {
      await page.goto('/dashboard');
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    step('completion-empty-fields', async ({ page }) => {
      await button(page, 'Получить код').click();
      await expect(page.getByText('Необходимо согласие с условиями').first()).toBeVisible();
    }),
    step('completion-refused', async ({ page }) => {
      await page.getByLabel('Электронная почта').fill('vera.pavlova@demo.test');
      await page.getByLabel('Фамилия').fill('Чужая');
      await page.getByLabel(/Принимаю/).check();
      await button(page, 'Получить код').click();
      await expect(page.getByText('Данные некорректны')).toBeVisible();
    }),
    step('completion-code', async ({ page, buyer }) => {
      await passCodePause(buyer);
      await page.getByLabel('Фамилия').fill('Павлова');
      await button(page, 'Получить код').click();
      await expect(page.getByText('Отправили код на')).toBeVisible();
    }),
  ],
};

/** An estate that somebody else has booked. */
async function takenEstate(): Promise<number> {
  const estate = await pickEstate();
  await lead(await makeBuyer(), estate, 'passport');
  return estate;
}

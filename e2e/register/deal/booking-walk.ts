import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { drivePayment, paymentsOf } from '../../stage/outside.ts';
import {
  acceptTerms,
  atScreen,
  bookingNumber,
  button,
  fillPassport,
  sign,
  typePassport,
} from '../../steps/deals/booking.ts';
import { at, heading, step, type Walk } from '../walk.ts';

export const booking: Walk = {
  name: 'booking',
  features: ['booking', 'deals'],
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
      await expect(page.getByText('Необходимо заполнить «Кем выдан»').first()).toBeVisible();
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

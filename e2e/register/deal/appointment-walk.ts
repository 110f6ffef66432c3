import { expect, type Page } from '@playwright/test';
import { openCalls } from '../../steps/browser/calls.ts';
import { appointmentOf, awaitSigning, beginVisit } from '../../steps/deals/appointments.ts';
import { button } from '../../steps/deals/booking.ts';
import { step, unanswered, type Walk } from '../walk.ts';

const address = (estate: number) => `/deals/${estate}/paperwork/appointment`;
const times = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d$/ });

/** A time to sign on paper: chosen, held, made, moved, missed. */
export const appointment: Walk = {
  name: 'appointment',
  features: ['paperwork', 'appointments'],
  as: 'new',
  screens: [
    step('appointment-paper', async ({ page, buyer, estate }) => {
      await awaitSigning(buyer, estate);
      await page.goto(address(estate));
      await expect(button(page, 'Выбрать бумагу')).toBeVisible();
    }),
    step('appointment-choice', async ({ page }) => {
      await button(page, 'Выбрать бумагу').click();
      await expect(page.getByText('Выберите время, когда все смогут прийти')).toBeVisible();
    }),
    step('appointment-nobody-comes', async ({ page, buyer }) => {
      await page.getByRole('checkbox', { name: new RegExp(buyer.surname) }).uncheck();
      await times(page).nth(6).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    }),
    step('appointment-held', async ({ page, buyer }) => {
      await page.getByRole('checkbox', { name: new RegExp(buyer.surname) }).check();
      await times(page).nth(6).click();
      await expect(page.getByText('Держим это время за вами ещё')).toBeVisible();
    }),
    step('appointment-made', async ({ page }) => {
      await page.getByRole('button', { name: /^Записаться(?::|$)/ }).click();
      await expect(page.getByText('Вы записаны')).toBeVisible();
    }),
    step('appointment-cancel', async ({ page }) => {
      await button(page, 'Отменить запись').click();
      await expect(button(page, 'Да, отменить')).toBeVisible();
    }),
    step('appointment-move', async ({ page, estate }) => {
      await page.goto(address(estate));
      await expect(page.getByRole('heading', { level: 1, name: 'Перенесите встречу' })).toBeVisible();
    }),
    step('appointment-talk', async ({ page }) => {
      await page.getByRole('radio', { name: /Zoom/ }).check({ force: true });
      await times(page).nth(3).click();
      await page.getByRole('button', { name: /^Записаться(?::|$)/ }).click();
      await expect(page.getByText('Ссылку пришлёт менеджер в чат.')).toBeVisible();
    }),
    step('appointment-missed', async ({ page, buyer, estate }) => {
      await beginVisit(buyer);
      const { visit } = await appointmentOf(buyer, estate);
      const manager = await openCalls('office', 'manager@demo.test');
      const body = { mark: 'missed-by-host', reason: 'Не смогли принять' };
      await manager.act(`/api/office/appointments/${visit?.id}/mark`, body);
      await page.goto(address(estate));
      await expect(page.getByText('Простите, мы не смогли вас принять')).toBeVisible();
    }),
    step('appointment-none', async ({ page, estate }) => {
      await page.goto(`${address(estate)}-success`);
      await expect(page.getByRole('link', { name: 'Выбрать время' })).toBeVisible();
    }),
    ...unanswered('appointment', address(1), '**/api/deals/1**'),
  ],
};

import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer } from '../../stage/people.ts';
import { openCalls } from '../../steps/browser/calls.ts';
import { allowAll } from '../../steps/browser/refuse.ts';
import { appointmentOf, awaitAppointment, beginVisit } from '../../steps/deals/appointments.ts';
import { longest, step, unanswered, type Walk } from '../walk.ts';

const room = `${addresses.office}/appointments`;

/** Meetings of an office, its hours and hosts, and how a meeting went. */
export const deskAppointments: Walk = {
  name: 'desk-appointments',
  features: ['appointments'],
  as: 'manager',
  screens: [
    ...unanswered('desk-appointments', room, '**/api/office/appointments'),
    step('desk-appointments-room', async (walker) => {
      await allowAll(walker.page);
      walker.buyer = await makeBuyer(longest);
      await awaitAppointment(walker.buyer, walker.estate);
      await bookFirst(walker.buyer, walker.estate);
      await beginVisit(walker.buyer);
      await walker.page.goto(room);
      await expect(walker.page.getByRole('table').first()).toBeVisible();
    }),
    step('desk-appointments-mark', async ({ page }) => {
      await page.getByRole('button', { name: 'Не пришли', exact: true }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }),
    step('desk-appointments-hours', async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.getByLabel('Понедельник').first().fill('с десяти');
      await page.getByRole('button', { name: 'Сохранить часы' }).first().click();
      await expect(page.locator('[data-wrong]').first()).toBeVisible();
    }),
    step('desk-appointments-block', async ({ page }) => {
      await page.getByRole('button', { name: 'Закрыть время' }).first().click();
      await expect(page.getByText('Напишите причину').first()).toBeVisible();
    }),
  ],
};

/** The buyer makes a visit at the first time that is free, by calls. */
async function bookFirst(buyer: Parameters<typeof appointmentOf>[0], estate: number): Promise<void> {
  const calls = await openCalls('cabinet', buyer.phone);
  const at = `/api/deals/${estate}/appointment`;
  const { offices, signers } = await appointmentOf(buyer, estate);
  const office = offices[0]?.id;
  const { days } = await calls.get<{ days: { slots: { at: string; free: boolean }[] }[] }>(
    `${at}/slots?office=${office}&language=ru`,
  );
  const time = days.flatMap(({ slots }) => slots).find(({ free }) => free)?.at;
  const comes = signers.map(({ id }) => id);
  const chosen = { channel: 'office', office, at: time, language: 'ru', wishes: [], comes };
  const { held } = await calls.act<{ held: { id: string } }>(`${at}/hold`, chosen);
  await calls.act(`${at}/make`, { held: held.id });
}

// Features: paperwork, appointments.

import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { appointmentOf, awaitSigning, beginVisit } from '../../steps/deals/appointments.ts';
import { button } from '../../steps/deals/booking.ts';
import { atDesk, signIn, signInStaff } from '../../steps/people/sign-in.ts';

const times = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d$/ });

test('[S2.3-28] [S2.3-29] [S2.5-30] a signing on paper is chosen, made, moved, missed by the office and by the buyer, and signed', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.setTimeout(180_000);
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  await awaitSigning(buyer, estate);
  const desk = await (await browser.newContext({ ...contextOptions, ...atDesk })).newPage();
  await signInStaff(desk, 'manager');
  await signIn(page, buyer.phone, `/deals/${estate}/paperwork/appointment`);
  await button(page, 'Выбрать бумагу').click();
  await expect(page.getByText('Выберите время, когда все смогут прийти')).toBeVisible();

  await page.getByRole('checkbox', { name: 'Вход без ступеней' }).check();
  await times(page).nth(6).click();
  await expect(page.getByText('Держим это время за вами ещё')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Вход без ступеней' })).toBeChecked();
  await expect(page.locator('[aria-pressed=true]', { hasText: /^\d\d:\d\d$/ })).toBeVisible();
  await page.getByRole('button', { name: /^Записаться(?::|$)/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ждём вас на подписание' })).toBeVisible();
  await expect(page.getByText(/по\sСанкт-Петербургу, UTC\+3/)).toBeVisible();
  const first = (await appointmentOf(buyer, estate)).visit;

  await page.getByRole('link', { name: 'Перенести' }).click();
  await times(page).nth(7).click();
  await page.getByRole('button', { name: /^Перенести(?::|$)/ }).click();
  await expect(page.getByText('Переносов осталось: 2')).toBeVisible();
  const moved = (await appointmentOf(buyer, estate)).visit;
  expect(moved).toMatchObject({ uid: first?.uid, sequence: 1 });
  const [entry] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Добавить в календарь').click(),
  ]);
  expect(entry.suggestedFilename()).toMatch(/\.ics$/);

  await mark(desk, 'Мы не приняли', () => beginVisit(buyer));
  await page.goto(`/deals/${estate}/paperwork/appointment`);
  await expect(page.getByText('Простите, мы не смогли вас принять')).toBeVisible();
  await page.getByRole('button', { name: /^Записаться(?::|$)/ }).click();
  await expect(page.getByText('Вы записаны')).toBeVisible();

  await mark(desk, 'Не пришли', () => beginVisit(buyer));
  await page.goto(`/deals/${estate}/paperwork/appointment-success`);
  await expect(page.getByText('Мы вас ждали. Выберите другое время.')).toBeVisible();
  await page.getByRole('link', { name: 'Выбрать время' }).click();
  await times(page).nth(3).click();
  await page.getByRole('button', { name: /^Записаться(?::|$)/ }).click();
  await expect(page.getByText('Вы записаны')).toBeVisible();

  await desk.context().clearCookies();
  await signInStaff(desk, 'lawyer');
  await mark(desk, 'Подписан на бумаге', () => beginVisit(buyer));
  await page.goto(`/deals/${estate}/paperwork/appointment-success`);
  await expect(page.getByText('Договор подписан на бумаге.')).toBeVisible();
  await desk.context().close();

  async function mark(room: Page, name: string, begin: () => Promise<void>): Promise<void> {
    await begin();
    const { number } = await appointmentOf(buyer, estate);
    await room.goto(`${addresses.office}/appointments`);
    const row = room.getByRole('row').filter({ hasText: number });
    await row.getByRole('button', { name, exact: true }).last().click();
    // The note that all went well is a dialog, too.
    const window = room.getByRole('dialog').filter({ has: room.getByLabel('Причина') });
    await window.getByLabel('Причина').fill('Так было на встрече');
    await window.getByRole('button', { name, exact: true }).click();
    await expect(window).toBeHidden();
  }
});

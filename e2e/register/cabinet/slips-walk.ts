import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { newPhone, openSession } from '../../stage/people.ts';
import { fillSlip, openSlips, sendTo } from '../../steps/deals/slips.ts';
import { at, heading, steady, step, unanswered, type Walk } from '../walk.ts';

const longWhat =
  'Жилой комплекс «Северный мол на набережной», корпус 2, секция 4, квартира 1045, показ с балконом';

/** The desk, in a browser of its own, sends a link, which the page of the walk opens. */
async function openLink(page: Page, kind: Parameters<typeof fillSlip>[1]): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('no browser');
  const desk = await (await browser.newContext({ baseURL: addresses.cabinet, locale: 'ru-RU' })).newPage();
  await desk.context().addCookies([...(await openSession('office', 'support@demo.test')).cookies]);
  await openSlips(desk);
  await fillSlip(desk, kind);
  const link = await sendTo(desk, newPhone());
  await desk.context().close();
  await page.goto(link);
}

/** Pages of a link, for a person without an account. */
export const slips: Walk = {
  name: 'slips',
  features: ['slips'],
  as: 'guest',
  screens: [
    steady(at('slip-dead', '/opinion')),
    at('slip-dead-tour', '/reject-tour/unknown'),
    step('slip-opinion', async ({ page }) => {
      await openLink(page, { kind: 'Оценка', what: longWhat, hours: -3 });
      await heading(page, 'Оцените, как всё прошло');
    }),
    step('slip-opinion-wrong', async ({ page }) => {
      await page.getByRole('button', { name: 'Отправить оценку' }).click();
      await expect(page.getByText('Поставьте оценку от 1 до 5')).toBeVisible();
    }),
    step('slip-opinion-unsent', async ({ page }) => {
      await page.getByRole('radio', { name: '5, отлично' }).check({ force: true });
      await page.route('**/api/slips/opinion', (route) => route.abort());
      await page.getByRole('button', { name: 'Отправить оценку' }).click();
      await expect(page.getByText(/Ответ\sне\sотправлен/)).toBeVisible();
    }),
    steady(
      step('slip-opinion-done', async ({ page }) => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await page.getByRole('button', { name: 'Отправить оценку' }).click();
        await heading(page, 'Спасибо, оценка отправлена');
      }),
    ),
    steady(
      step('slip-questionnaire', async ({ page }) => {
        await openLink(page, { kind: 'Анкета' });
        await heading(page, 'Как вы выбирали квартиру');
      }),
    ),
    step('slip-questionnaire-wrong', async ({ page }) => {
      await page.getByText('От знакомых').click();
      await page.getByRole('button', { name: 'Отправить ответы' }).click();
      await expect(page.getByText('Ответьте на этот вопрос')).toBeVisible();
    }),
    step('slip-entry', async ({ page }) => {
      await openLink(page, {
        kind: 'Запись на приём',
        what: longWhat,
        place: 'Санкт-Петербург, Невский проспект, дом 1, вход со двора, кабинет 512',
        hours: 26,
      });
      await heading(page, 'Отмена записи на приём');
    }),
    step('slip-entry-done', async ({ page }) => {
      await page.getByRole('button', { name: 'Отменить запись' }).click();
      await heading(page, 'Запись отменена');
    }),
    step('slip-tour', async ({ page }) => {
      await openLink(page, { kind: 'Экскурсия по стройке', what: 'Корпус 2', place: 'Ворота 3', hours: 30 });
      await heading(page, 'Отмена экскурсии по стройке');
    }),
    ...unanswered('slip', '/reject-tour/unknown', '**/api/slips/**'),
  ],
};

/** The same links at the desk. */
export const deskSlips: Walk = {
  name: 'desk-slips',
  features: ['slips'],
  as: 'support',
  screens: [
    step('desk-slips', async ({ page }) => {
      await openSlips(page);
      await fillSlip(page, { kind: 'Экскурсия по стройке', what: longWhat, place: 'Ворота 3', hours: 30 });
      await sendTo(page, newPhone());
    }),
    step('desk-slips-buyer', async ({ page, buyer }) => {
      await page.getByLabel('Покупатель').fill(buyer.surname);
      await page
        .getByRole('button', { name: new RegExp(buyer.surname) })
        .first()
        .click();
      await expect(page.getByRole('button', { name: 'Другому человеку' })).toBeVisible();
    }),
    step('desk-slips-wrong', async ({ page }) => {
      await page.getByRole('button', { name: 'Отправить ссылку' }).click();
      await expect(page.getByText(/Необходимо\s+заполнить/).first()).toBeVisible();
    }),
    step('desk-slips-none', ({ page }) =>
      page.goto(`${addresses.office}/slips?kind=questionnaire&state=over`),
    ),
    ...unanswered('desk-slips', `${addresses.office}/slips`, '**/api/office/slips*'),
  ],
};

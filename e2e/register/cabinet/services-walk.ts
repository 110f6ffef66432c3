import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { demoPhone } from '../../stage/people.ts';
import { button } from '../../steps/deals/booking.ts';
import { chooseOption, moveRequest, orderAsNew, requestOf } from '../../steps/deals/services.ts';
import { at, headed, heading, saying, steady, step, unanswered, type Walk } from '../walk.ts';

/** Services ordered by a buyer with a deal. */
export const services: Walk = {
  name: 'services',
  features: ['services', 'requests'],
  as: 7,
  screens: [
    step('services-insurance-form', async ({ page }) => {
      // A request that a former walk left open cannot be ordered again.
      await sql(
        `update requests set state = 'withdrawn', turn = 'nobody', promised_by = null
         where user_id = (select id from users where phone = $1) and state not in ('688', 'withdrawn')`,
        [demoPhone(7)],
      );
      await page.goto('/services/insurance/request');
      await expect(page.getByLabel('Что ещё нам знать')).toBeVisible();
    }),
    step('services-insurance-errors', async ({ page }) => {
      await button(page, 'Отправить заявку').click();
      await expect(page.getByText('Отметьте хотя бы одно')).toBeVisible();
    }),
    step('services-request-sent', async ({ page }) => {
      await chooseOption(page, 'Для чего', /квартира/i);
      await page.getByLabel('Стены и конструкции').check();
      await page.getByLabel('С какого дня').fill('31.12.2026');
      await button(page, 'Отправить заявку').click();
      await heading(page, 'Мы получили заявку');
    }),
    step('services-request-late', async ({ page }) => {
      await sql(
        `update requests set promised_by = now() - interval '1 day'
         where id = $1`,
        [requestOf(page)],
      );
      await page.reload();
      await expect(page.getByText('Мы опаздываем и знаем об этом')).toBeVisible();
    }),
    step('services-request-choose', async ({ page }) => {
      await moveRequest(page, {
        state: '686',
        act: 'offer',
        text: 'Сравнили пять компаний, эти две покрывают всё, что вы отметили.',
        options: [
          '«Первая страховая»: 4 200 ₽ в год, выплата до 8 000 000 ₽',
          '«Вторая страховая»: 5 100 ₽ в год, выплата до 12 000 000 ₽, без осмотра',
        ],
      });
      await page.reload();
      await heading(page, 'Выберите, что вам подходит');
    }),
    step('services-request-papers', async ({ page }) => {
      await moveRequest(page, {
        state: '683',
        act: 'ask',
        text: 'Пришлите выписку из ЕГРН и страницу паспорта с пропиской.',
      });
      await page.reload();
      await heading(page, 'Пришлите документы');
    }),
    step('services-request-answer', async ({ page }) => {
      await moveRequest(page, {
        state: '685',
        act: 'answer',
        text: 'Страховка вступит в силу 1 января.',
      });
      await page.reload();
      await heading(page, 'Ответ готов: прочитайте его');
    }),
    step('services-request-done', async ({ page }) => {
      await moveRequest(page, { state: '688', act: 'issue', text: 'Полис готов, поздравляем.' });
      await page.reload();
      await heading(page, 'Готово');
    }),
    at('services-tax-form', '/services/tax/create'),
    step('services-tax-sign', async ({ page }) => {
      await chooseOption(page, 'Для чего', /квартира/i);
      await page.getByRole('group', { name: 'За какие годы' }).getByRole('checkbox').first().check();
      await page.getByLabel('Покупка жилья').check();
      await button(page, 'Продолжить').click();
      await heading(page, 'Подпишите кодом из СМС');
    }),
    headed(
      'services-tax-draft',
      ({ page }) => page.goto(page.url().replace('/sign/', '/create/')),
      'Подпишите заявку',
    ),
    step('services-withdraw', async ({ page }) => {
      await button(page, 'Отозвать заявку').click();
      await expect(page.getByText('Отозвать? Вернуть заявку')).toBeVisible();
    }),
    step('services-withdrawn', async ({ page }) => {
      // Otherwise the walk at the next width finds the same request open.
      await page.getByRole('button', { name: 'Отозвать', exact: true }).click();
      await heading(page, 'Вы отозвали заявку');
    }),
    step('services-consultation', async ({ page }) => {
      await page.goto('/services/tax/consultation');
      await expect(page.getByLabel('Удобный день')).toBeVisible();
    }),
    at('services-full', '/services'),
    ...unanswered('services', '/services', '**/api/services/requests'),
  ],
};

/** A person who buys nothing yet. */
export const servicesOfNobody: Walk = {
  name: 'services-new',
  features: ['services', 'requests'],
  as: 'new',
  screens: [
    steady(at('services-empty', '/services')),
    steady(at('services-insurance', '/services/insurance')),
    steady(at('services-property', '/services/property')),
    steady(at('services-tax', '/services/tax')),
    steady(at('services-request-absent', '/services/insurance/request/7')),
    steady(saying('services-no-estate', '/services/property/request', 'Услугу заказывают к покупке')),
  ],
};

/** Ordered services at the desk. */
export const deskServices: Walk = {
  name: 'desk-services',
  features: ['requests'],
  as: 'support',
  screens: [
    at('desk-services-none', `${addresses.office}/services?tab=buyer`),
    step('desk-services', async ({ page }) => {
      const id = await orderAsNew(
        'Пожалуйста, вместе с соседями снизу: мы договорились о взаимной ответственности.',
      );
      await page.goto(`${addresses.office}/services/${id}`);
      await expect(page.getByLabel('Следующий шаг')).toBeVisible();
    }),
    step('desk-services-ask', async ({ page }) => {
      await chooseOption(page, 'Следующий шаг', 'Запросить документы');
      await expect(page.getByLabel('Что сказать покупателю')).toBeVisible();
    }),
    step('desk-services-offer', async ({ page }) => {
      await moveRequest(page, { state: '681', act: 'start', text: '' });
      await page.reload();
      await chooseOption(page, 'Следующий шаг', 'Предложить варианты');
      await page.getByRole('textbox', { name: 'Варианты' }).fill('Первая: 4 200 ₽\nВторая: 5 100 ₽');
    }),
    ...unanswered('desk-services', `${addresses.office}/services`, '**/api/office/services?*'),
  ],
};

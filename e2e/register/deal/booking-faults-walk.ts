import { expect } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { orderFault } from '../../stage/outside.ts';
import { numberOf, outlive, pickEstate } from '../../stage/people.ts';
import { allowAll, breakOff, refuse } from '../../steps/browser/refuse.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { acceptTerms, atScreen, button, typePassport, uploadScan } from '../../steps/deals/booking.ts';
import { lead, reach } from '../../steps/deals/states.ts';
import { heading, step, type Walk, type Walker } from '../walk.ts';

const alert = ({ page }: Walker) => expect(page.getByRole('alert').first()).toBeVisible();
const press = ({ page }: Walker, name: string | RegExp) => button(page, name).click();

const toStart = async (walker: Walker) => {
  const { page, estate } = walker;
  await allowAll(page);
  await page.goto(`/deals/${estate}/booking/start`);
  await page.getByLabel('Принимаю условия бронирования').check();
};

/** A booking's screens when the server refuses, is down, the connection breaks or somebody was faster. */
export const bookingFaults: Walk = {
  name: 'booking-faults',
  features: ['booking'],
  as: 'long',
  screens: [
    {
      name: 'booking-loading',
      waits: true,
      reach: async ({ page, estate }) => {
        await page.route('**/api/booking/*', () => undefined);
        await page.goto(`/deals/${estate}/booking/start`);
      },
    },
    step('booking-failed', async ({ page, estate }) => {
      await allowAll(page);
      await page.clock.install();
      await breakOff(page, '**/api/booking/*');
      await page.goto(`/deals/${estate}/booking/start`);
      await seeFailed(page);
    }),
    step('booking-start-down', async (walker) => {
      await toStart(walker);
      await refuse(walker.page, '**/begin', { code: 'UNAVAILABLE' });
      await press(walker, 'Принять условия');
      await alert(walker);
    }),
    step('booking-start-cut-off', async (walker) => {
      await toStart(walker);
      await breakOff(walker.page, '**/begin');
      await press(walker, 'Принять условия');
      await alert(walker);
    }),
    step('booking-start-price-changed', async (walker) => {
      const { page, estate } = walker;
      await toStart(walker);
      await sql('update estates set price_full = price_full + 12000000 where id = $1', [estate]);
      await press(walker, 'Принять условия');
      await expect(page.getByText('Цена изменилась')).toBeVisible();
    }),
    step('booking-start-race-lost', async (walker) => {
      await toStart(walker);
      await refuse(walker.page, '**/begin', { code: 'ESTATE_TAKEN' });
      await press(walker, 'Принять условия');
      await heading(walker.page, 'Похожие по комнатам и цене');
    }),
    step('booking-passport-refused', async (walker) => {
      const { page, estate } = walker;
      await toStart(walker);
      await acceptTerms(page);
      await atScreen(page, estate, 'passport');
      await typePassport(page);
      await uploadScan(page);
      await refuse(page, '**/passport', {
        code: 'PASSPORT_INCOMPLETE',
        errors: { issuer: ['Необходимо заполнить «Кем выдан»'] },
      });
      await press(walker, 'Подготовить соглашение');
      await expect(page.getByText('Необходимо заполнить «Кем выдан»').first()).toBeVisible();
    }),
    step('booking-passport-down', async (walker) => {
      await allowAll(walker.page);
      await refuse(walker.page, '**/passport', { code: 'UNAVAILABLE' });
      await walker.page.getByLabel('Кем выдан').fill('Отделом УФМС России по Архангельской области');
      await press(walker, 'Подготовить соглашение');
      await alert(walker);
    }),
    step('booking-passport-uploading', async (walker) => {
      const { page } = walker;
      await allowAll(page);
      await page.route('**/api/upload', () => undefined);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'прописка.png', mimeType: 'image/png', buffer: Buffer.alloc(9000, 1) });
      await expect(page.getByText('Файл ещё отправляется').filter({ visible: true })).toBeVisible();
    }),
    step('booking-expired-mid-form', async (walker) => {
      const { page, estate } = walker;
      await allowAll(page);
      await page.reload();
      await atScreen(page, estate, 'passport');
      await page.getByLabel('Кем выдан').fill('Отделом УФМС');
      await outlive(estate);
      await press(walker, 'Подготовить соглашение');
      await atScreen(page, estate, 'expired');
    }),
    step('booking-sign-unread', async (walker) => {
      const { page } = walker;
      walker.estate = await pickEstate();
      await breakOff(page, '**/api/documents/**');
      await reach(page, walker.buyer, walker.estate, 'sign');
      await seeFailed(page, page.getByText('Документ не открылся'));
      await expect(
        page.getByText('Чтобы подписать, откройте соглашение').filter({ visible: true }),
      ).toBeVisible();
    }),
    step('booking-sign-code-wrong', async (walker) => {
      const { page } = walker;
      await allowAll(page);
      await page.reload();
      await expect(page.getByText('Отпечаток файла SHA-256')).toBeVisible({ timeout: 20_000 });
      await page.getByLabel('Соглашение прочитано, условия принимаю').check();
      await press(walker, 'Получить код');
      await page.getByLabel(/Код/).fill('000000');
      await press(walker, 'Подписать соглашение');
      await expect(page.getByText('Неверный код подтверждения').first()).toBeVisible();
    }),
    step('booking-sign-down', async (walker) => {
      const { page } = walker;
      await refuse(page, '**/sign', { code: 'UNAVAILABLE' });
      await page.getByLabel(/Код/).fill('111111');
      await press(walker, 'Подписать соглашение');
      await alert(walker);
    }),
    step('booking-step-wrong', async (walker) => {
      const { page } = walker;
      await allowAll(page);
      await refuse(page, '**/sign', { code: 'STEP_WRONG' });
      await press(walker, 'Подписать соглашение');
      await heading(page, 'Подпишите договор бронирования');
    }),
  ],
};

/** The same for its payment: no bank, a bank that does not answer, money that may come too late. */
export const moneyFaults: Walk = {
  name: 'money-faults',
  features: ['booking', 'payments'],
  as: 'new',
  screens: [
    step('booking-payment-down', async (walker) => {
      const { page, buyer, estate } = walker;
      await reach(page, buyer, estate, 'payment');
      await refuse(page, '**/payment', { code: 'UNAVAILABLE' });
      await press(walker, /^Оплатить картой/);
      await alert(walker);
    }),
    step('booking-status-other-way', async (walker) => {
      const { page } = walker;
      await allowAll(page);
      await press(walker, /^Оплатить по СБП/);
      await heading(page, 'Оплатите по СБП');
      await refuse(page, '**/payment', { code: 'UNAVAILABLE' });
      await press(walker, 'Оплатить картой');
      await alert(walker);
    }),
    step('booking-status-unclear', async (walker) => {
      const { page, estate } = walker;
      await allowAll(page);
      const about = await numberOf(estate);
      await orderFault({ target: 'payments.create', mode: '500-after', count: 9, about });
      await press(walker, 'Оплатить картой');
      await heading(page, 'Банк пока не ответил');
    }),
    step('booking-late-money', async ({ page, estate }) => {
      await outlive(estate);
      await atScreen(page, estate, 'expired');
      await expect(page.getByText('Платёж был начат')).toBeVisible();
    }),
    step('booking-start-hold-limit', async (walker) => {
      const { page, buyer } = walker;
      await allowAll(page);
      for (let held = 0; held < 3; held += 1) await lead(buyer, await pickEstate(), 'passport');
      walker.estate = await pickEstate();
      await page.goto(`/booking/${walker.estate}`);
      await expect(page.getByText('Можно держать не больше').first()).toBeVisible();
    }),
  ],
};

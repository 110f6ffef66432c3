import type { OpenedPower } from '@novosel/contract/delegates/desk-endpoints.ts';
import type { PassportFile, PassportGlance } from '@novosel/contract/passports/schema.ts';
import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { allowAll, answerEmpty, refuse } from '../../steps/browser/refuse.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import { steady, step, unanswered, type Walk } from '../walk.ts';

const list = '**/api/office/passports';
const glance = '**/api/office/people/7/passport/state';
const whole = '**/api/office/people/7/passport';
const section = `${addresses.office}/passports`;
const card = `${section}/7`;
const now = '2026-11-20T12:00:00.000Z';
const sent = '2026-11-18T06:40:00.000Z';
const id = (end: number) => `00000000-0000-7000-8000-00000000000${end}`;

const waiting = [
  { person: 7, name: 'Константинопольская-Преображенская Александра-Виктория', what: 'check', since: sent },
  { person: 8, name: 'Ким Ян', what: 'change', since: '2026-11-19T09:00:00.000Z' },
] as const;

const passport = {
  lastName: 'Константинопольская-Преображенская',
  firstName: 'Александра-Виктория',
  patronymic: null,
  sex: 2,
  serial: '9900',
  number: '123456',
  birthday: '1990-02-17',
  birthPlace: 'пос. Верхнетроицкий Туймазинского района Республики Башкортостан',
  issuer: 'Отделом внутренних дел Туймазинского района и города Туймазы Республики Башкортостан',
  issuerCode: '160-001',
  issueDate: '2010-03-02',
  addressRegister: 'г. Онега, ул. Набережная, д. 8, кв. 41',
  addressLiving: null,
  addressesEqual: true,
  scans: [{ id: id(1), title: 'разворот-с-фотографией-и-подписью.png', bytes: 2_480_123 }],
} as const satisfies PassportFile['passport'];

const unchecked: PassportFile = { state: 'unchecked', passport, seen: sent, change: null, former: [] };
const changing: PassportFile = {
  ...unchecked,
  state: 'checked',
  change: {
    id: id(2),
    askedAt: sent,
    reason: 'Сменила фамилию после свадьбы',
    passport: { ...passport, lastName: 'Ли', scans: [] },
  },
  former: [
    { id: id(3), replacedAt: '2024-05-06T09:00:00.000Z', passport: { ...passport, number: '654321' } },
  ],
};

const seen: PassportGlance = {
  state: 'unchecked',
  masked: '99•• ••••56',
  at: sent,
  refusal: null,
  change: null,
};

const powers = '**/api/office/powers';
const onePower = `**/api/office/powers/${id(4)}`;

const waitingPowers = [
  {
    power: id(4),
    principal: 'Константинопольская-Преображенская Александра-Виктория',
    delegate: 'Ким Ян',
    state: 'asked',
    since: sent,
  },
  { power: id(5), principal: 'Ким Ян', delegate: 'Ли Вера Андреевна', state: 'accepted', since: sent },
] as const;

const asked: OpenedPower = {
  power: id(4),
  state: 'asked',
  number: '77/100-н/77-2026-1-234',
  notary: 'Константинопольская-Преображенская Александра-Виктория Вениаминовна, Петропавловск-Камчатский',
  givenOn: '2026-11-02',
  until: '2027-11-02',
  givenAt: sent,
  decidedAt: null,
  answer: null,
  principal: { id: 7, name: 'Константинопольская-Преображенская Александра-Виктория', passport: 'checked' },
  delegate: { id: 8, name: 'Ким Ян', passport: 'unchecked' },
  alive: true,
  scans: [{ id: id(1), title: 'доверенность-страница-1.png', bytes: 1_930_400 }],
};

/** Powers of nobody, as the passports. */
async function answerPower(page: Page, power: OpenedPower): Promise<void> {
  await allowAll(page);
  const say = (calls: string, data: object) =>
    page.route(calls, (route) => route.fulfill({ json: { result: true, data } }));
  await say(list, { now, items: waiting, more: false });
  await say(powers, { now, items: waitingPowers, more: false });
  await say(onePower, { now, power });
  await page.goto(`${section}/powers/${id(4)}`);
  await page.getByRole('button', { name: 'Открыть доверенность' }).click();
  await expect(page.getByRole('dialog').getByText('77/100-н/77-2026-1-234')).toBeVisible();
}

/** Passports of nobody: opening a real one is on record, and states of several people do not come at once. */
async function answer(page: Page, state: PassportGlance, file: PassportFile = unchecked): Promise<void> {
  await allowAll(page);
  const say = (calls: string, data: object) =>
    page.route(calls, (route) => route.fulfill({ json: { result: true, data } }));
  await say(list, { now, items: waiting, more: true });
  await say(powers, { now, items: [], more: false });
  await say(glance, { now, passport: state });
  await say(whole, { now, file });
  await page.goto(card);
  await expect(page.getByRole('region', { name: 'Карточка покупателя' })).toBeVisible();
}

const open = async (page: Page, title: string) => {
  await page.getByRole('button', { name: 'Открыть паспорт' }).click();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
};

/** Passports that wait for the desk: the list, the card of one, the whole passport with each decision. */
export const deskPassports: Walk = {
  name: 'desk-passports',
  features: ['people', 'passports'],
  as: 'lawyer',
  screens: [
    steady(
      step('desk-passports', async ({ page }) => {
        await answer(page, seen);
        await page.goto(section);
        await expect(page.getByText('Показаны 50, которые ждут дольше всех')).toBeVisible();
      }),
    ),
    step('desk-passports-none', async ({ page }) => {
      await answerEmpty(page, list);
      await page.goto(section);
      await expect(page.getByText('Все паспорта проверены')).toBeVisible();
    }),
    ...unanswered('desk-passports', section, list),
    ...unanswered('desk-passport-card', card, glance),
    steady(step('desk-passport-card', ({ page }) => answer(page, seen))),
    steady(
      step('desk-passport-opened', async ({ page }) => {
        await open(page, 'Паспорт');
        await expect(page.getByRole('dialog').getByText('17.02.1990')).toBeVisible();
      }),
    ),
    step('desk-passport-refusing', async ({ page }) => {
      const window = page.getByRole('dialog');
      await window.getByRole('button', { name: 'Вернуть на исправление' }).click();
      await window.getByRole('button', { name: 'Вернуть на исправление' }).click();
      await expect(window.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
    }),
    step('desk-passport-stale', async ({ page }) => {
      await refuse(page, whole, { code: 'STEP_WRONG', method: 'POST' });
      await page.getByLabel('Причина').fill('Скан не читается');
      await page.getByRole('dialog').getByRole('button', { name: 'Вернуть на исправление' }).click();
      await expect(page.getByText('Пока вы смотрели, здесь изменилось')).toBeVisible();
    }),
    step('desk-passport-open-failed', async ({ page }) => {
      await page.route(whole, (route) => route.abort());
      await page.getByRole('button', { name: 'Открыть заново' }).click();
      await expect(page.getByRole('dialog').getByText('Паспорт не загрузился')).toBeVisible();
    }),
    step('desk-passport-refused', ({ page }) =>
      answer(page, { ...seen, state: 'refused', refusal: 'Скан не читается: пришлите без бликов.' }),
    ),
    step('desk-passport-changing', ({ page }) =>
      answer(
        page,
        { ...seen, state: 'checked', change: { askedAt: sent, reason: 'Сменила фамилию после свадьбы' } },
        changing,
      ),
    ),
    steady(step('desk-passport-change', ({ page }) => open(page, 'Изменение паспорта'))),
    step('desk-passport-absent', ({ page }) =>
      answer(page, { state: 'none', masked: null, at: null, refusal: null, change: null }),
    ),
    steady(
      step('desk-power-opened', async ({ page }) => {
        await answerPower(page, asked);
      }),
    ),
    step('desk-power-refusing', async ({ page }) => {
      const window = page.getByRole('dialog');
      await window.getByRole('button', { name: 'Отказать' }).click();
      await window.getByRole('button', { name: 'Отказать' }).click();
      await expect(window.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
    }),
    step('desk-power-accepted', ({ page }) =>
      answerPower(page, {
        ...asked,
        state: 'accepted',
        decidedAt: now,
        delegate: { ...asked.delegate, passport: 'checked' },
      }),
    ),
    step('desk-power-over', ({ page }) =>
      answerPower(page, { ...asked, alive: false, delegate: { ...asked.delegate, passport: 'none' } }),
    ),
    step('desk-powers', async ({ page }) => {
      await page.goto(section);
      await expect(page.getByText('действует')).toBeVisible();
    }),
    step('desk-powers-failed', async ({ page }) => {
      await page.clock.install();
      await page.route(powers, (route) => route.abort());
      await page.goto(section);
      await seeFailed(page, page.getByText('Список доверенностей не загрузился'));
    }),
  ],
};

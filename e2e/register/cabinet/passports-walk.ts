import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { sql } from '../../stage/database.ts';
import { allowAll, answerEmpty, answerFirst, refuse } from '../../steps/browser/refuse.ts';
import { seeFailed } from '../../steps/browser/retries.ts';
import {
  askChangeLong,
  makeNamed,
  manyWait,
  powerWaits,
  sentLater,
  twoWait,
  waitLong,
} from '../../steps/people/passports.ts';
import { emptied, longest, steady, step, unanswered, type Walk, type Walker } from '../walk.ts';

const list = '**/api/office/passports';
const glance = '**/api/office/people/*/passport/state';
const whole = '**/api/office/people/*/passport';
const powers = '**/api/office/powers';
const section = `${addresses.office}/passports`;

/** Other journeys wait for the desk, too: hides all but the two who wait longest. */
async function showTwo(page: Page): Promise<void> {
  await allowAll(page);
  await answerFirst(page, list, 2);
  await answerEmpty(page, powers);
}

async function showCard({ page, buyer }: Walker): Promise<void> {
  await showTwo(page);
  await page.goto(`${section}/${buyer.id}`);
  await expect(page.getByRole('region', { name: 'Карточка покупателя' })).toBeVisible();
}

/** Reloads the card after a change in the database. */
async function changed(walker: Walker, statement: string): Promise<void> {
  await sql(statement, [walker.buyer.id]);
  await showCard(walker);
}

/** Opens the power of attorney given to the walker's buyer. */
async function openPower({ page, buyer }: Walker): Promise<void> {
  const [power] = await sql<{ id: string }>('select id from powers_of_attorney where delegate_id = $1', [
    buyer.id,
  ]);
  await allowAll(page);
  await answerFirst(page, list, 2);
  await answerFirst(page, powers, 2);
  await page.goto(`${section}/powers/${power?.id}`);
  await page.getByRole('button', { name: 'Открыть доверенность' }).click();
  await expect(page.getByRole('dialog').getByText('77/100-н/77-2026-1-234')).toBeVisible();
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
    step('desk-passports-many', async (walker) => {
      walker.buyer = await twoWait(longest);
      await manyWait(async () => {
        await walker.page.goto(section);
        await expect(walker.page.getByText('Показаны 50, которые ждут дольше всех')).toBeVisible();
      });
    }),
    steady(
      step('desk-passports', async ({ page }) => {
        await showTwo(page);
        await page.goto(section);
        await expect(page.getByRole('list', { name: 'Паспорта ждут' }).getByRole('listitem')).toHaveCount(2);
      }),
    ),
    emptied('desk-passports-none', section, list, 'Все паспорта проверены'),
    ...unanswered('desk-passports', section, list),
    ...unanswered('desk-passport-card', `${section}/7`, glance),
    steady(step('desk-passport-card', showCard)),
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
    step('desk-passport-refused', (walker) =>
      changed(
        walker,
        `update passports set refusal = 'Скан не читается: пришлите без бликов.' where user_id = $1`,
      ),
    ),
    step('desk-passport-changing', async (walker) => {
      await askChangeLong(walker.buyer);
      await showCard(walker);
    }),
    steady(step('desk-passport-change', ({ page }) => open(page, 'Изменение паспорта'))),
    step('desk-passport-absent', async (walker) => {
      await sql(`update passport_changes set state = 'withdrawn' where user_id = $1`, [walker.buyer.id]);
      await changed(walker, 'delete from passports where user_id = $1');
    }),
    steady(
      step('desk-power-opened', async (walker) => {
        const principal = await twoWait(longest);
        walker.buyer = await makeNamed('Ким', 'Ян');
        await sql('update passports set checked_at = now() where user_id = $1', [principal.id]);
        await waitLong(walker.buyer);
        await powerWaits(principal, walker.buyer);
        await powerWaits(walker.buyer, await makeNamed('Ли', 'Вера'), sentLater);
        await openPower(walker);
      }),
    ),
    step('desk-power-refusing', async ({ page }) => {
      const window = page.getByRole('dialog');
      await window.getByRole('button', { name: 'Отказать' }).click();
      await window.getByRole('button', { name: 'Отказать' }).click();
      await expect(window.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
    }),
    step('desk-power-accepted', async (walker) => {
      const { id } = walker.buyer;
      await sql('update passports set checked_at = now() where user_id = $1', [id]);
      await sql(
        `update powers_of_attorney set state = 'accepted', decided_at = now() where delegate_id = $1`,
        [id],
      );
      await openPower(walker);
    }),
    step('desk-powers', async ({ page }) => {
      await allowAll(page);
      await page.goto(section);
      await expect(page.getByText('действует').first()).toBeVisible();
    }),
    step('desk-power-over', async (walker) => {
      const { id } = walker.buyer;
      await sql('delete from passports where user_id = $1', [id]);
      await sql(`update powers_of_attorney set state = 'asked', decided_at = null where delegate_id = $1`, [
        id,
      ]);
      await sql('update delegations set ended_at = now() where delegate_id = $1', [id]);
      await openPower(walker);
    }),
    step('desk-powers-failed', async ({ page }) => {
      await page.clock.install();
      await page.route(powers, (route) => route.abort());
      await page.goto(section);
      await seeFailed(page, page.getByText('Список доверенностей не загрузился'));
    }),
  ],
};

import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { homeWithBuilding, makeSet, withoutFlat } from '../../stage/catalogue.ts';
import { makeBuyer } from '../../stage/people.ts';
import { takeEstate } from '../../stage/take-once.ts';
import { signIn } from '../../steps/people/sign-in.ts';
import { at, heading, longest, steady, steadyFault, step, unanswered, type Walk, without } from '../walk.ts';

const narrowed = '/estates?complex=1&rooms=2,3&priceTo=20000000&notFirst=1&view=yard&sort=-area';

const board = async (page: Page, estate: number, query = '') => {
  const { building } = await homeWithBuilding(estate);
  await page.goto(`/buildings/${building}${query}`);
};

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

/** The catalogue for guests. */
export const catalogue: Walk = {
  name: 'catalogue',
  features: ['catalogue'],
  as: 'guest',
  screens: [
    at('estates-narrowed', narrowed),
    step('estates-sheet', async ({ page }) => {
      const filters = page.getByRole('button', { name: /^Фильтры/ });
      if (!(await filters.isVisible())) return;
      await filters.click();
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Показать/ })).toBeVisible();
    }),
    step('estates-moved', async ({ page }) => {
      await page.goto('/estates?kind=flat');
      const links = page.getByRole('main').locator('a[href^="/estates/"]');
      await expect(links.first()).toBeVisible();
      const shown = await links.evaluateAll((all) =>
        all.map((link) => ({ id: Number(link.getAttribute('href')?.match(/\d+/)?.[0]) })),
      );
      const moved = page.getByText('список изменился');
      await withoutFlat(takeEstate(shown)?.id ?? 0, () =>
        expect(async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
          await expect(moved).toBeVisible({ timeout: 1000 });
        }).toPass(),
      );
    }),
    at('estates-by-mortgage', '/estates?form=mortgage&sort=-metre'),
    at('complex', '/complexes/1'),
    at('complex-not-found', '/complexes/999'),
    step('board', ({ page, estate }) => board(page, estate)),
    step('board-looked', async ({ page, estate }) => {
      await page.locator(`[data-estate="${estate}"]`).hover();
      await expect(page.getByRole('complementary').getByRole('link', { name: 'Открыть' })).toBeVisible();
    }),
    step('board-rooms', ({ page, estate }) => board(page, estate, '?rooms=1')),
    step('board-under', ({ page, estate }) => board(page, estate, '?part=under')),
    at('board-not-found', '/buildings/999'),
    step('set', async ({ page }) => page.goto(`/sets/${await makeSet()}`)),
    steady(at('set-not-found', '/sets/no-such-set-of-estates')),
    at('comparison-guest', '/comparison'),
  ],
};

/** The same while data loads, and when it fails to load: a page retries three times before it says so. */
export const catalogueFaults: Walk = {
  name: 'catalogue-faults',
  features: ['catalogue'],
  as: 'guest',
  screens: [
    ...unanswered('estates', '/estates', '**/api/catalogue/estates?**'),
    ...unanswered('complex', '/complexes/1', '**/api/catalogue/complexes/1/site'),
    ...unanswered('board', '/buildings/2', '**/api/catalogue/buildings/2/board').map(steadyFault),
    ...unanswered('set', '/sets/some-set-of-estates-1', '**/api/catalogue/sets/**'),
  ],
};

/** Lists of a person who is choosing. */
export const choosing: Walk = {
  name: 'choosing',
  features: ['catalogue'],
  as: 'new',
  screens: [
    at('viewed-empty', '/viewed'),
    steady(at('comparison-empty', '/comparison')),
    step('estates-kept', async ({ page }) => {
      await page.goto('/estates?complex=1&rooms=2');
      for (const place of [0, 1, 2]) {
        await page
          .getByRole('button', { name: /^В сравнении/ })
          .nth(place)
          .click();
        await expect(page.getByRole('button', { name: /^В сравнении/ }).nth(place)).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await page
          .getByRole('button', { name: /^В избранном/ })
          .nth(place)
          .click();
      }
    }),
    step('viewed', async ({ page, estate }) => {
      const told = page.waitForResponse('**/api/flats/viewed');
      await page.goto(`/estates/${estate}`);
      await told;
      await page.goto('/viewed');
    }),
    at('comparison', '/comparison'),
    step('comparison-different', ({ page }) => page.getByLabel('Только отличия').check()),
    at('favorites', '/favorites'),
    step('favorites-writing', async ({ page }) => {
      await press(page, /^Написать заметку/);
      await page.getByLabel('Заметка').fill('Смотрели вдвоём, кухня больше, чем кажется на плане.');
    }),
    step('favorites-note-gone', async ({ page }) => {
      await press(page, /^В избранном/);
      await expect(page.getByRole('alert')).toContainText('больше нет в избранном');
    }),
    step('favorites-note', async ({ page }) => {
      await press(page, /^В избранном/);
      await expect(page.getByRole('alert')).toBeHidden();
      await press(page, /^Сохранить/);
      await expect(page.getByRole('button', { name: /^Изменить заметку/ })).toBeVisible();
    }),
    step('favorites-note-apart', async ({ page }) => {
      await press(page, /^Изменить заметку/);
      await page.getByLabel('Заметка').fill('Смотрели вдвоём. Кухня большая, но окна на дорогу.');
      const other = await page.context().newPage();
      await other.goto('/favorites');
      await press(other, /^Изменить заметку/);
      await other.getByLabel('Заметка').fill('Спросить про паркинг и кладовую.');
      await press(other, /^Сохранить/);
      await expect(page.getByRole('alert').filter({ hasText: 'паркинг' })).toBeVisible();
      await other.close();
      await page.getByLabel('Ваш текст').scrollIntoViewIfNeeded();
    }),
    step('favorites-link', async ({ page }) => {
      await press(page, /^Сделать ссылку/);
      await expect(page.getByLabel('Ссылка для второго человека')).toBeVisible();
    }),
    step('invitation-own', async ({ page }) => {
      const link = await page.getByLabel('Ссылка для второго человека').inputValue();
      await page.goto(new URL(link).pathname);
      await heading(page, 'зовёт выбирать вместе');
    }),
    step('favorites-shared', async ({ page }) => {
      const { pathname } = new URL(page.url());
      const fresh = { baseURL: addresses.cabinet, locale: 'ru-RU' };
      const other = await (await page.context().browser()?.newContext(fresh))?.newPage();
      if (!other) throw new Error('no second window');
      await signIn(other, (await makeBuyer(longest)).phone);
      await other.goto(pathname);
      await other.getByRole('button', { name: 'Выбирать вместе' }).click();
      await other.waitForURL('**/favorites');
      await press(other, /^Написать заметку/);
      await other.getByLabel('Заметка').fill('До школы пять минут пешком, но окна на дорогу.');
      await press(other, /^Сохранить/);
      // The text is in the field, too: only a saved note has a button to change it.
      await expect(other.getByRole('button', { name: /^Изменить заметку/ })).toBeVisible();
      await other.context().close();
      await page.goto('/favorites');
      await expect(page.getByText('До школы пять минут')).toBeVisible();
    }),
    at('invitation-not-found', '/favorites/invitation/no-such-invitation-1'),
  ],
};

export const choosingFaults: Walk = {
  name: 'choosing-faults',
  features: ['catalogue'],
  as: 'new',
  screens: [
    ...unanswered('favorites', '/favorites', '**/api/favourites').map(steadyFault),
    without('viewed-failed', '/viewed', '**/api/flats/viewed', 'abort'),
    without('comparison-failed', '/comparison', '**/api/flats/comparison', 'abort'),
  ],
};

import type { DeskNews } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { allowAll } from '../../steps/browser/refuse.ts';
import { step, unanswered, type Walk } from '../walk.ts';

const section = `${addresses.office}/catalogue/news`;
const list = '**/api/office/news*';
const promises = `${addresses.office}/catalogue/promises`;

const told = (end: number, title: string, withdrawnAt: string | null): DeskNews => ({
  id: `00000000-0000-7000-8000-00000000000${end}`,
  happenedOn: '2026-11-16',
  complex: { id: 1, title: 'Северный мол' },
  building: { id: 2, number: '2' },
  title,
  text: 'Работы идут по графику.',
  pictures: [],
  staff: 'Константинопольская-Преображенская Александра-Виктория',
  createdAt: '2026-11-17T09:00:00.000Z',
  withdrawnAt,
});

/**
 * News of the building site and promises of keys: missing words, what was taken off, no answer, no building.
 */
export const deskSiteNews: Walk = {
  name: 'desk-site-news',
  features: ['catalogue'],
  as: 'admin',
  screens: [
    ...unanswered('desk-news', section, list),
    step('desk-news-empty', async ({ page }) => {
      await allowAll(page);
      await page.route(list, (route) =>
        route.fulfill({ json: { result: true, data: { items: [], next: null } } }),
      );
      await page.goto(section);
      await expect(page.getByText('Новостей ещё не было')).toBeVisible();
    }),
    step('desk-news-errors', async ({ page }) => {
      await page.getByRole('button', { name: 'Опубликовать' }).click();
      await expect(page.getByText('Необходимо заполнить «Текст»').first()).toBeVisible();
    }),
    step('desk-news-withdrawn', async ({ page }) => {
      await allowAll(page);
      const items = [
        told(1, 'Залили плиту девятого этажа', null),
        told(2, 'Смонтировали башенный кран и закрыли котлован', '2026-11-18T09:00:00.000Z'),
      ];
      await page.route(list, (route) =>
        route.fulfill({ json: { result: true, data: { items, next: null } } }),
      );
      await page.goto(section);
      await expect(page.getByText('снята 18.11.2026')).toBeVisible();
    }),
    step('desk-news-withdraw', async ({ page }) => {
      await page.getByRole('button', { name: /^Снять с показа/ }).click();
      await expect(page.getByRole('dialog', { name: /^Снять/ })).toBeVisible();
    }),
    step('desk-promises-unchosen', async ({ page }) => {
      await allowAll(page);
      await page.goto(promises);
      await expect(page.getByRole('heading', { name: 'О каком доме речь' })).toBeVisible();
    }),
    step('desk-promises-absent', async ({ page }) => {
      await page.goto(`${promises}?building=999999`);
      await expect(page.getByText('Такого дома нет')).toBeVisible();
    }),
    step('desk-promise-errors', async ({ page }) => {
      await page.goto(`${promises}?building=5`);
      await page.getByRole('button', { name: 'Посмотреть, что скажем покупателям' }).click();
      await expect(page.getByText('Необходимо заполнить «Причина»').first()).toBeVisible();
    }),
    ...unanswered('desk-promises', `${promises}?building=5`, '**/api/office/buildings/*/promises'),
  ],
};

import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { keepNews } from '../../stage/catalogue.ts';
import { allowAll } from '../../steps/browser/refuse.ts';
import { listed, saying, step, unanswered, type Walk } from '../walk.ts';

const section = `${addresses.office}/catalogue/news`;
const list = '**/api/office/news*';
const promises = `${addresses.office}/catalogue/promises`;

/** News of the building site and handover promises: missing texts, withdrawn news, no answer, no building. */
export const deskSiteNews: Walk = {
  name: 'desk-site-news',
  features: ['catalogue'],
  as: 'admin',
  screens: [
    ...listed('desk-news', section, list, 'Новостей ещё не было'),
    step('desk-news-errors', async ({ page }) => {
      await page.getByRole('button', { name: 'Опубликовать' }).click();
      await expect(page.getByText('Необходимо заполнить «Текст»').first()).toBeVisible();
    }),
    step('desk-news-withdrawn', async ({ page }) => {
      await allowAll(page);
      await keepNews({ title: 'Залили плиту девятого этажа' });
      await keepNews({
        title: 'Смонтировали башенный кран и закрыли котлован',
        withdrawnAt: '2026-11-18T09:00:00Z',
      });
      await page.goto(section);
      await expect(page.getByText('снята 18.11.2026').first()).toBeVisible();
    }),
    step('desk-news-withdraw', async ({ page }) => {
      await page
        .getByRole('button', { name: /^Снять с показа/ })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /^Снять/ })).toBeVisible();
    }),
    step('desk-promises-unchosen', async ({ page }) => {
      await allowAll(page);
      await page.goto(promises);
      await expect(page.getByRole('heading', { name: 'О каком доме речь' })).toBeVisible();
    }),
    saying('desk-promises-absent', `${promises}?building=999999`, 'Такого дома нет'),
    step('desk-promise-errors', async ({ page }) => {
      await page.goto(`${promises}?building=5`);
      await page.getByRole('button', { name: 'Посмотреть, что скажем покупателям' }).click();
      await expect(page.getByText('Необходимо заполнить «Причина»').first()).toBeVisible();
    }),
    ...unanswered('desk-promises', `${promises}?building=5`, '**/api/office/buildings/*/promises'),
  ],
};

import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { saying, step, unanswered, type Walk } from '../walk.ts';

const section = `${addresses.office}/catalogue/papers`;
const house = `${section}?building=5`;

/** House papers: no house, a wrong field, an unfinished draft, the position of an estate. */
export const deskHousePapers: Walk = {
  name: 'desk-house-papers',
  features: ['catalogue'],
  as: 'lawyer',
  screens: [
    saying('desk-house-papers-absent', `${section}?building=999999`, 'Такого дома нет'),
    step('desk-house-papers-wrong', async ({ page }) => {
      await page.goto(house);
      await page.getByLabel('Номер разрешения').fill('');
      await page.getByLabel('Общая площадь дома').fill('много');
      await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
      await expect(page.getByText('Необходимо заполнить поле')).toBeVisible();
      await expect(page.getByText('Впишите площадь в м² числом')).toBeVisible();
    }),
    step('desk-house-papers-left', async ({ page }) => {
      await page.reload();
      await expect(page.getByLabel('Общая площадь дома')).toHaveValue('много');
      await page.getByRole('combobox', { name: 'Лот' }).click();
      await page.getByRole('option').first().click();
      await expect(page.getByLabel('Место в осях')).toHaveValue(/осях/);
    }),
    ...unanswered('desk-house-papers', house, '**/api/office/buildings/*/papers'),
  ],
};

import { expect, type Page } from '@playwright/test';
import { addresses } from '../stage/addresses.ts';
import { quietFlats } from '../stage/catalogue.ts';
import { bringFile } from '../steps/import-file.ts';
import { allowAll, refuse } from '../steps/refuse.ts';
import { step, unanswered, type Walk } from './walk.ts';

const section = `${addresses.office}/catalogue/imports`;
const list = '**/api/office/imports';
const header = 'id;Цена, полная оплата;статус';
/** No journey changes flats of this complex. */
const complex = 'Маячный квартал';

const undoing = (page: Page) => page.getByRole('dialog', { name: 'Отменить импорт?' });

/** A file that is carried out and taken back, and those that have nothing to carry out. */
export const deskImports: Walk = {
  name: 'desk-imports',
  as: 'manager',
  screens: [
    ...unanswered('desk-imports', section, list),
    step('desk-imports-empty', async ({ page }) => {
      await allowAll(page);
      await page.route(list, (route) => route.fulfill({ json: { result: true, data: [] } }));
      await page.goto(section);
      await expect(page.getByRole('heading', { name: 'Новый файл' })).toBeVisible();
    }),
    step('desk-import-nothing', async ({ page }) => {
      await allowAll(page);
      const [flat] = await quietFlats(complex);
      await bringFile(page, 'те-же-цены.csv', complex, [header, `${flat.id};${flat.full / 100};`]);
    }),
    step('desk-import-applied', async ({ page }) => {
      const [one, two, three] = await quietFlats(complex);
      await bringFile(page, 'цены-и-статусы-на-декабрь-по-всем-корпусам.csv', complex, [
        header,
        `${one.id};${one.full / 100 + 123_000};`,
        `${two.id};${two.full / 100 - 50_000};`,
        `${three.id};;снято с продажи`,
      ]);
      await page.getByRole('button', { name: 'Применить', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Изменить 3 объекта' }).click();
      await expect(page.getByText('применён', { exact: true })).toBeVisible();
    }),
    step('desk-import-undo', async ({ page }) => {
      await page.getByRole('button', { name: 'Отменить импорт' }).click();
      await expect(undoing(page)).toBeVisible();
    }),
    step('desk-import-undo-wrong', async ({ page }) => {
      await undoing(page).getByRole('button', { name: 'Отменить импорт' }).click();
      await expect(undoing(page).getByText('Необходимо заполнить «Причина»')).toBeVisible();
    }),
    step('desk-import-undo-refused', async ({ page }) => {
      await refuse(page, `${list}/*/undo`, {
        code: 'IMPORT_CHANGED_SINCE',
        params: { list: '№ 118, № 113' },
      });
      await undoing(page).getByLabel('Причина').fill('Не та версия прайса: в ней цены прошлого квартала');
      await undoing(page).getByRole('button', { name: 'Отменить импорт' }).click();
      await expect(undoing(page).getByRole('alert')).toBeVisible();
    }),
    step('desk-import-undone', async ({ page }) => {
      await allowAll(page);
      await undoing(page).getByRole('button', { name: 'Отменить импорт' }).click();
      await expect(page.getByText('отменён', { exact: true })).toBeVisible();
    }),
    ...unanswered('desk-import', `${section}/00000000-0000-7000-8000-000000000000`, `${list}/*`),
  ],
};

/** Who sees files and plans and brings none. */
export const deskImportsRead: Walk = {
  name: 'desk-imports-read',
  as: 'accountant',
  screens: [
    step('desk-imports-read', async ({ page }) => {
      await page.goto(section);
      await expect(page.getByText('Файлы загружает менеджер или администратор.')).toBeVisible();
    }),
    step('desk-prices-read', async ({ page }) => {
      await page.goto(`${addresses.office}/catalogue/prices`);
      await expect(page.getByRole('heading', { name: 'Цены по датам', level: 1 })).toBeVisible();
    }),
    step('desk-catalogue-denied', async ({ page }) => {
      await page.goto(`${addresses.office}/catalogue/sets`);
      await expect(page.getByText('Этот раздел не входит в вашу роль')).toBeVisible();
    }),
  ],
};

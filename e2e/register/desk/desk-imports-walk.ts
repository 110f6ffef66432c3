import { expect, type Page } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { quietFlat, somePlan } from '../../stage/catalogue.ts';
import { bringFile, bringWorkbook } from '../../steps/browser/import-file.ts';
import { allowAll, refuse } from '../../steps/browser/refuse.ts';
import { heading, listed, saying, step, unanswered, type Walk } from '../walk.ts';

const section = `${addresses.office}/catalogue/imports`;
const list = '**/api/office/imports';
const header = 'id;Цена, полная оплата;статус';
/** No journey changes flats of this complex. */
const complex = 'Маячный квартал';

const undoing = (page: Page) => page.getByRole('dialog', { name: 'Отменить импорт?' });

/** A file that is applied and undone, and files without anything to apply. */
export const deskImports: Walk = {
  name: 'desk-imports',
  features: ['catalogue'],
  as: 'manager',
  screens: [
    ...listed('desk-imports', section, list, (page) => heading(page, 'Новый файл')),
    step('desk-import-nothing', async ({ page }) => {
      await allowAll(page);
      const flat = await quietFlat(complex);
      await bringFile(page, 'те-же-цены.csv', complex, [header, `${flat.id};${flat.full / 100};`]);
    }),
    step('desk-import-applied', async ({ page }) => {
      const [one, two, three] = [
        await quietFlat(complex),
        await quietFlat(complex),
        await quietFlat(complex),
      ];
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
    step('desk-import-house', async ({ page }) => {
      const plan = await somePlan();
      const flat = (number: number, floor: number, facts: string) =>
        `77;${facts};flat;${number};1;${floor};1;${plan};2;50,5;2800;9000000;9200000;двор, парк;юг`;
      await bringFile(page, 'новый-дом.csv', complex, [
        'Корпус;Адрес;Срок сдачи;Вид;Номер;Секция;Этаж;Место на этаже;План;Комнаты;Площадь;Потолок, мм;Цена;Базовая цена;Вид из окон;Сторона света',
        flat(1, 1, 'Сигнальная улица, 9;II кв. 2030'),
        flat(2, 2, ';'),
        flat(3, 3, ';'),
        flat(4, 4, ';весной'),
        flat(5, 5, 'Сигнальная улица, 11;').replace('парк', 'вулкан'),
      ]);
      await expect(page.getByText('Новый дом: корпус 77')).toBeVisible();
    }),
    step('desk-import-house-apply', async ({ page }) => {
      await page.getByRole('button', { name: 'Применить без строк с ошибками' }).click();
      await expect(page.getByRole('dialog').getByText('Новый дом: корпус 77')).toBeVisible();
    }),
    step('desk-import-house-applied', async ({ page }) => {
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Изменить/ })
        .click();
      await expect(page.getByText('Создан дом: корпус 77')).toBeVisible();
    }),
    step('desk-import-house-undone', async ({ page }) => {
      await page.getByRole('button', { name: 'Отменить импорт' }).click();
      await expect(undoing(page).getByText(/^Корпус\s77\sуйдёт/)).toBeVisible();
      await undoing(page).getByLabel('Причина').fill('Номер корпуса записан с ошибкой');
      await undoing(page).getByRole('button', { name: 'Отменить импорт' }).click();
      await expect(page.getByText('Дом убран из каталога: корпус 77')).toBeVisible();
    }),
    step('desk-import-sheets', async ({ page }) => {
      const [one, two] = [await quietFlat(complex), await quietFlat(complex)];
      await bringWorkbook(page, 'прайс-лист-на-декабрь-по-всем-корпусам.xlsx', complex, [
        [one.id, one.full / 100],
        [two.id, two.full / 100 + 50_000],
      ]);
    }),
    step('desk-import-sheets-missing', async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Проверить файл' }).click();
      await expect(page.getByRole('dialog').getByText('Выберите, что читать').first()).toBeVisible();
    }),
    step('desk-import-sheets-read', async ({ page }) => {
      const window = page.getByRole('dialog');
      await window
        .getByRole('group', { name: /^1\s*скрытая строка/ })
        .getByText('Читать и скрытые')
        .click();
      await window
        .getByRole('group', { name: /^Скрытые столбцы/ })
        .getByText('Читать только видимые')
        .click();
      await window.getByRole('button', { name: 'Проверить файл' }).click();
      await expect(page.getByText(/^Лист\s«Цены\sна\sдекабрь»/)).toBeVisible();
    }),
    ...unanswered('desk-import', `${section}/00000000-0000-7000-8000-000000000000`, `${list}/*`),
  ],
};

/** Roles that may see files and plans but not import any. */
export const deskImportsRead: Walk = {
  name: 'desk-imports-read',
  features: ['catalogue'],
  as: 'accountant',
  screens: [
    saying('desk-imports-read', section, 'Файлы загружает менеджер или администратор.'),
    step('desk-prices-read', async ({ page }) => {
      await page.goto(`${addresses.office}/catalogue/prices`);
      await expect(page.getByRole('heading', { name: 'Цены по датам', level: 1 })).toBeVisible();
    }),
    saying(
      'desk-catalogue-denied',
      `${addresses.office}/catalogue/sets`,
      'Этот раздел не входит в вашу роль',
    ),
  ],
};

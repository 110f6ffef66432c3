import { expect } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { keepNews } from '../../stage/catalogue.ts';
import { pickEstate } from '../../stage/people.ts';
import { openDeal } from '../../steps/browser/desk.ts';
import { bringFile } from '../../steps/browser/import-file.ts';
import { enterStaff } from '../../steps/people/sign-in.ts';
import { steady, step, type Walk } from '../walk.ts';

/** Pages before the second factor. */
export const deskDoor: Walk = {
  name: 'desk-door',
  features: ['sign-in', 'identity'],
  as: 'guest',
  screens: [
    steady(step('desk-sign-in', ({ page }) => page.goto(addresses.office))),
    steady(
      step('desk-code', async ({ page }) => {
        await enterStaff(page, 'support@demo.test');
        await expect(page.getByLabel(/Код/)).toBeVisible();
      }),
    ),
    step('desk-code-wrong', async ({ page }) => {
      await page.getByLabel(/Код/).fill('000000');
      await expect(page.getByText('Неверный код из приложения.')).toBeVisible();
    }),
    steady(
      step('desk-recovery-code', async ({ page }) => {
        await page.getByRole('button', { name: 'Телефона нет под рукой?' }).click();
        await expect(page.getByLabel('Резервный код')).toBeVisible();
      }),
    ),
  ],
};

const act = (name: string, title: string) =>
  step(`desk-${name}`, async ({ page }) => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: title, exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  });

export const desk: Walk = {
  name: 'desk',
  features: ['deal', 'queue'],
  as: 'admin',
  screens: [
    step('desk-queue', ({ page }) => page.goto(addresses.office)),
    step('desk-deal', async ({ page }) => {
      await page.getByRole('link', { name: /Васильева/ }).click();
      await expect(page.getByRole('heading', { name: /Васильева/ })).toBeVisible();
    }),
    act('extend', 'Продлить бронь'),
    act('cancel', 'Отменить бронь'),
    step('desk-booked', async ({ page }) => {
      await openDeal(page, 'Кузнецов', 'Кузнецов');
    }),
    step('desk-people', ({ page }) => page.goto(`${addresses.office}/people?text=васильева`)),
    step('desk-person', async ({ page }) => {
      await page.getByRole('link', { name: /Васильева/ }).click();
      await expect(page.getByRole('heading', { name: /Васильева/ })).toBeVisible();
    }),
    act('close-sign-in', 'Закрыть вход'),
    act('require-password', 'Потребовать новый пароль'),
    step('desk-nothing-found', ({ page }) => page.goto(`${addresses.office}/?q=нет-такого`)),
    step('desk-no-deal', ({ page }) =>
      page.goto(`${addresses.office}/deals/00000000-0000-7000-8000-000000000000`),
    ),
    step('desk-audit', ({ page }) => page.goto(`${addresses.office}/audit`)),
    steady(step('desk-not-found', ({ page }) => page.goto(`${addresses.office}/no-such-page`))),
  ],
};

const catalogueAt = (name: string, path: string, title: string) =>
  step(`desk-${name}`, async ({ page }) => {
    await page.goto(`${addresses.office}/catalogue/${path}`);
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  });

const newsTitle =
  'Начали кладку перегородок и остекление второй секции, закрываем тепловой контур до морозов';
const header = 'id;Цена, полная оплата;статус';

/** The desk's work on the catalogue. */
export const deskCatalogue: Walk = {
  name: 'desk-catalogue',
  features: ['catalogue'],
  as: 'admin',
  screens: [
    catalogueAt('imports', 'imports', 'Импорт объектов и цен'),
    step('desk-import-wrong', async (walker) => {
      walker.estate = await pickEstate(1);
      await bringFile(walker.page, 'с-ошибками.csv', 'Северный мол', [
        header,
        `${walker.estate};9990000;`,
        `${walker.estate};много;`,
        '999999999;;бронь',
      ]);
    }),
    step('desk-import', ({ page, estate }) =>
      bringFile(page, 'цены.csv', 'Северный мол', [header, `${estate};9990000;снято с продажи`]),
    ),
    step('desk-import-discard', async ({ page }) => {
      await page.getByRole('button', { name: 'Убрать', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Убрать файл?' })).toBeVisible();
    }),
    step('desk-import-apply', async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Оставить как есть' }).click();
      await page.getByRole('button', { name: 'Применить', exact: true }).click();
      await expect(page.getByRole('dialog').getByText('Объектов изменится')).toBeVisible();
    }),
    catalogueAt('imports-some', 'imports', 'Импорт объектов и цен'),
    catalogueAt('import-lost', 'imports/00000000-0000-7000-8000-000000000000', 'Такого файла нет'),
    catalogueAt('prices', 'prices', 'Цены по датам'),
    step('desk-prices-day', async ({ page }) => {
      await page.getByLabel('Цены действуют с').fill('05.12.2099');
      await expect(page.getByText('Выберите файл')).toBeVisible();
    }),
    step('desk-prices-apply', async ({ page, estate }) => {
      const buffer = Buffer.from(`id;Комплекс;Цена, полная оплата\r\n${estate};Северный мол;9990000`);
      const file = { name: 'с-декабря.csv', mimeType: 'text/csv', buffer };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: 'Применить', exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Изменить 1 объект' })).toBeVisible();
    }),
    step('desk-prices-some', async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Изменить 1 объект' }).click();
      await expect(page.getByText('применится').first()).toBeVisible();
      await page.goto(`${addresses.office}/catalogue/prices`);
      await expect(page.getByRole('link', { name: 'с-декабря.csv' }).first()).toBeVisible();
    }),
    step('desk-prices-cancel', async ({ page }) => {
      await page.getByRole('button', { name: 'Отменить', exact: true }).first().click();
      await expect(page.getByRole('dialog').getByLabel('Причина')).toBeVisible();
    }),
    catalogueAt('promises', 'promises?building=5', 'Сроки передачи ключей'),
    step('desk-promise', async ({ page }) => {
      await page.getByRole('combobox', { name: /^Квартал/ }).click();
      await page.getByRole('option', { name: 'IV', exact: true }).click();
      await page.getByLabel('Год').click();
      await page.getByRole('option').last().click();
      await page
        .getByLabel('Причина')
        .fill('Поставщик задержал фасадные панели, окна ставим на месяц позже.');
      await page.getByRole('button', { name: 'Посмотреть, что скажем покупателям' }).click();
      await expect(page.getByRole('dialog').getByText('Срок переносили')).toBeVisible();
    }),
    catalogueAt('news', 'news', 'Новости стройки'),
    step('desk-news-described', async ({ page }) => {
      const pictures = ['Каменщики кладут перегородки на шестом этаже', ''];
      await keepNews({ title: newsTitle, pictures });
      await page.goto(`${addresses.office}/catalogue/news`);
      await page
        .getByRole('button', { name: `Описать снимки новости «${newsTitle}»` })
        .first()
        .click();
      await expect(page.getByRole('dialog', { name: /Что на снимках/ })).toBeVisible();
    }),
    step('desk-news-described-wrong', async ({ page }) => {
      await page.getByRole('dialog').getByRole('button', { name: 'Сохранить описания' }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByText(/Необходимо заполнить/)
          .first(),
      ).toBeVisible();
    }),
    catalogueAt('sets', 'sets', 'Подборки квартир'),
    step('desk-set-errors', ({ page }) => page.getByRole('button', { name: 'Сделать ссылку' }).click()),
  ],
};

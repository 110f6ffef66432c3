// Features: profile, passports, people.

import { expect, type Locator, type Page, test } from '@playwright/test';
import { sql } from '../../stage/database.ts';
import { makeBuyer, pickEstate } from '../../stage/people.ts';
import { button, typePassport, uploadScan } from '../../steps/deals/booking.ts';
import { reach } from '../../steps/deals/states.ts';
import { ownSurname } from '../../steps/people/own-surname.ts';
import { signIn, signInStaff } from '../../steps/people/sign-in.ts';

const said = (page: Page, title: string) => expect(page.getByRole('dialog', { name: title })).toBeVisible();

/** Opens the card of the buyer's passport at the desk and decides about it. */
async function decide(desk: Page, act: string, reason?: string): Promise<void> {
  await desk.getByRole('button', { name: 'Открыть паспорт' }).click();
  const window = desk.getByRole('dialog');
  await expect(window.getByText('Открытие записано в журнал')).toBeVisible();
  await window.getByRole('button', { name: act }).click();
  if (reason) {
    await expect(window.getByLabel('Причина')).toBeFocused();
    await expect(window.getByText('Место рождения', { exact: true }).first()).toBeVisible();
    await window.getByRole('button', { name: act }).click();
    await expect(window.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
    await window.getByLabel('Причина').fill(reason);
    await window.getByRole('button', { name: act }).click();
  }
  await expect(window.getByText('Открытие записано в журнал')).toBeHidden();
  expect(
    await desk.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('passport'))),
  ).toEqual([]);
}

test('[S3-33] [S3-36] [S3-46] a passport: typed and kept on reload, checked by the desk, changed by a request', async ({
  page,
  browser,
  contextOptions,
}) => {
  test.slow();
  const surname = ownSurname('Паспортова');
  const buyer = await makeBuyer({ surname });
  await signIn(page, buyer.phone, '/profile');
  const card = page.getByRole('region', { name: 'Паспорт', exact: true });
  const title = (): Locator => card.getByRole('heading').first().locator('span').last();

  await button(page, 'Добавить паспорт').click();
  await button(page, 'Сохранить паспорт').click();
  await expect(card.getByText('Необходимо заполнить «Серия и номер»').first()).toBeVisible();
  await typePassport(page);
  await uploadScan(page);
  await page.reload();
  await expect(card.getByLabel('Серия и номер')).toHaveValue('9900 123456');
  await expect(
    card.getByRole('button', { name: /Убрать.*разворот\.png|Удалить.*разворот\.png/ }),
  ).toBeVisible();
  await button(page, 'Сохранить паспорт').click();
  await expect(card.getByText('Паспорт на проверке')).toBeVisible();
  await expect(title()).toBeFocused();
  await expect(title()).toBeInViewport();
  await expect(card.getByText('Приложен 1 скан')).toBeVisible();

  const desk = await (await browser.newContext(contextOptions)).newPage();
  await signInStaff(desk, 'lawyer');
  await desk.getByRole('link', { name: 'Паспорта' }).click();
  await expect(desk.getByRole('list', { name: 'Паспорта ждут' })).toBeVisible();
  await desk.goto(`${new URL(desk.url()).origin}/passports/${buyer.id}`);
  await expect(desk.getByText('99•• ••••56')).toBeVisible();
  await decide(desk, 'Вернуть на исправление', 'Скан не читается');
  await expect(card.getByText('Скан не читается')).toBeVisible();
  await button(page, 'Исправить паспорт').click();
  await card.getByLabel('Место рождения').fill('г. Онега');
  await button(page, 'Сохранить паспорт').click();
  await expect(card.getByText('Паспорт на проверке')).toBeVisible();
  const shown = desk.getByRole('region', { name: 'Карточка покупателя' });
  await expect(shown.getByText('ждёт проверки', { exact: true })).toBeVisible();
  await button(page, 'Изменить паспорт').click();
  await card.getByLabel('Место рождения').fill('г. Мезень');
  await decide(desk, 'Отметить проверенным');
  // Values that are being typed stay, and become the request; also after a reload.
  await expect(card.getByText('Паспорт проверили, пока вы его правили')).toBeVisible();
  await expect(card.getByLabel('Место рождения')).toHaveValue('г. Мезень');
  await page.reload();
  await expect(card.getByLabel('Место рождения')).toHaveValue('г. Мезень');
  await expect(button(page, 'Отправить запрос')).toBeVisible();
  await button(page, 'Отмена').click();
  await expect(card.getByText(/^Проверен /)).toBeVisible();
  await expect(button(page, 'Изменить паспорт')).toBeHidden();

  const ask = async () => {
    await button(page, 'Запросить изменение').click();
    await card.getByLabel('Фамилия').fill(`Ново-${surname}`);
    await button(page, 'Отправить запрос').click();
    await expect(card.getByText('Напишите причину, хотя бы 3 знака')).toBeVisible();
    await card.getByRole('textbox', { name: 'Причина' }).fill('Сменила фамилию');
    await page.reload();
    await expect(card.getByRole('textbox', { name: 'Причина' })).toHaveValue('Сменила фамилию');
    await expect(card.getByLabel('Фамилия')).toHaveValue(`Ново-${surname}`);
    await button(page, 'Отправить запрос').click();
    await expect(card.getByText('Вы запросили изменение')).toBeVisible();
  };
  await ask();
  await button(page, 'Отозвать запрос на изменение').click();
  await said(page, 'Запрос отозван, действует прежний паспорт');
  await ask();
  await expect(shown.getByText('Просит изменить паспорт с')).toBeVisible();
  await decide(desk, 'Отказать в изменении', 'Нет скана прописки');
  await expect(card.getByText('Нет скана прописки')).toBeVisible();
  await ask();

  await desk.getByRole('button', { name: 'Открыть паспорт' }).click();
  const window = desk.getByRole('dialog');
  const row = window.getByRole('row', { name: /ФИО/ });
  await expect(row.getByRole('cell').nth(0)).toHaveText(new RegExp(`^${surname}`));
  await expect(row.getByRole('cell').nth(1)).toHaveText(new RegExp(`^Ново-${surname}.*изменено`));
  const download = desk.waitForEvent('download');
  await window
    .getByRole('link', { name: /разворот/ })
    .first()
    .click();
  await download;
  await window.getByRole('button', { name: 'Принять новый паспорт' }).click();
  await expect(card.getByText(`Ново-${surname}`)).toBeVisible();
  await expect(card.getByText(/^Проверен /)).toBeVisible();
  await desk.context().close();
});

test('[S3-46] a booking says why the passport was sent back, and takes the checked one once it is checked', async ({
  page,
}) => {
  const [buyer, estate] = await Promise.all([makeBuyer(), pickEstate()]);
  const { id, phone } = buyer;
  await sql(
    `insert into passports select (jsonb_populate_record(p, jsonb_build_object(
       'user_id', $1::int, 'scans', '[]'::jsonb, 'checked_at', null, 'refusal', 'Скан не читается'))).*
     from passports p limit 1`,
    [id],
  );
  await signIn(page, phone);
  await reach(page, buyer, estate, 'passport');
  await expect(page.getByText('Паспорт нужно поправить')).toBeVisible();
  await expect(page.getByText('Скан не читается')).toBeVisible();
  await uploadScan(page);
  await sql('update passports set checked_at = now(), refusal = null where user_id = $1', [id]);
  await button(page, 'Подготовить соглашение').click();
  await expect(page.getByText('Паспорт проверен. Возьмём его как есть.')).toBeVisible();
  await expect(page.getByLabel('Место рождения')).toBeHidden();
});

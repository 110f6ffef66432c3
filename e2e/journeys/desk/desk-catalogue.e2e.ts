// Features: catalogue.
// Widths: wide, staff work at a desk.
import { formatMoney } from '@novosel/contract/texts/money.ts';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../../stage/addresses.ts';
import { quietFlat } from '../../stage/catalogue.ts';
import { sql } from '../../stage/database.ts';
import { bringFile, bringWorkbook } from '../../steps/browser/import-file.ts';
import { signInStaff } from '../../steps/people/sign-in.ts';

test.describe('the catalogue at the desk', () => {
  let desk: Page;
  test.beforeEach(async ({ browser, contextOptions }) => {
    desk = await (await browser.newContext(contextOptions)).newPage();
  });
  test.afterEach(() => desk.context().close());

  test('a file with three errors and three changes is mended and applied; the buyer sees the new price and its history; it is undone', async ({
    page,
  }) => {
    const [one, two, three] = [
      await quietFlat('Северный мол'),
      await quietFlat('Северный мол'),
      await quietFlat('Северный мол'),
    ];
    const strange = await quietFlat('Маячный квартал');
    const dearer = one.full + 12_300_000;
    const header = 'id;Цена, полная оплата;статус';
    const changes = [`${one.id};${dearer / 100};`, `${two.id};${two.full / 100 - 50_000};`];
    const name = `ceny-${one.id}.csv`;
    await signInStaff(desk, 'manager');

    await test.step('the file is shown with its errors, and nothing changes', async () => {
      await bringFile(desk, name, 'Северный мол', [
        header,
        ...changes,
        `${three.id};много;`,
        '999999999;1;забронировано',
        `${strange.id};1;`,
      ]);
      await expect(desk.getByText('Ошибки в 3 строках')).toBeVisible();
      await desk.getByRole('link', { name: /^Ошибки/ }).click();
      const wrong = desk.getByRole('list', { name: 'Строки файла' });
      await expect(wrong.getByText('«Полная оплата»: не сумма')).toBeVisible();
      await expect(wrong.getByText('Пишите в рублях: 12480000 или 12 480 000,50.')).toBeVisible();
      await expect(wrong.getByText('«Номер в каталоге»: такого объекта нет в каталоге')).toBeVisible();
      const foreign = wrong.getByRole('listitem').filter({ hasText: 'Строка 6' });
      await expect(foreign).toContainText('объект другого комплекса');
      await expect(wrong.getByRole('listitem').filter({ hasText: 'Строка 2' })).toHaveCount(0);
      expect(await priceOf(one.id)).toBe(one.full);
    });

    await test.step('the mended file says what it changes, and is applied', async () => {
      await desk.getByRole('link', { name: 'Загрузить исправленный файл' }).click();
      await bringFile(desk, name, 'Северный мол', [header, ...changes, `${three.id};;снято с продажи`]);
      const line = desk.getByRole('listitem').filter({ hasText: 'Строка 2' });
      await expect(line).toContainText(formatMoney(one.full));
      await expect(line).toContainText(formatMoney(dearer));
      await desk.getByRole('button', { name: 'Применить', exact: true }).click();
      const window = desk.getByRole('dialog', { name: 'Применить файл?' });
      await expect(factOf(window, 'Объектов изменится')).toHaveText('3');
      await expect(factOf(window, 'Всего новых цен')).toHaveText('2');
      await expect(factOf(window, 'Новых статусов')).toHaveText('1');
      await window.getByRole('button', { name: 'Изменить 3 объекта' }).click();
      await expect(desk.getByText('применён', { exact: true })).toBeVisible();
      await expect(line.getByText('изменён', { exact: true })).toBeVisible();
    });

    await test.step('the buyer sees the new price and how it went', async () => {
      await page.goto(`/estates/${one.id}`);
      await expect(page.locator('main').getByText(formatMoney(dearer)).first()).toBeVisible();
      await page.getByText('Все цены по датам').click();
      const history = page.getByRole('region', { name: 'Как менялась цена' }).getByRole('listitem');
      await expect(history.first()).toContainText(formatMoney(dearer));
      await expect(history.nth(1)).toContainText(formatMoney(one.full));
      await page.goto(`/estates/${three.id}`);
      await expect(page.getByText('не продаётся', { exact: true })).toBeVisible();
      const reason = page.getByText('Застройщик снял квартиру с продажи');
      await expect(reason.filter({ visible: true }).first()).toBeVisible();
      await page.goto(`/estates/${one.id}`);
    });

    const second = await desk.context().newPage();
    await second.goto(desk.url());
    await second.getByRole('button', { name: 'Отменить импорт' }).click();

    await test.step('it is undone with a reason, and the history keeps both prices', async () => {
      await desk.getByRole('button', { name: 'Отменить импорт' }).click();
      const window = desk.getByRole('dialog', { name: 'Отменить импорт?' });
      await window.getByRole('button', { name: 'Отменить импорт' }).click();
      await expect(window.getByText('Необходимо заполнить «Причина»')).toBeVisible();
      await window.getByLabel('Причина').fill('Не та версия прайса');
      await window.getByRole('button', { name: 'Отменить импорт' }).click();
      await expect(desk.getByText('отменён', { exact: true })).toBeVisible();
      await page.reload();
      await page.getByText('Все цены по датам').click();
      const history = page.getByRole('region', { name: 'Как менялась цена' }).getByRole('listitem');
      await expect(history.first()).toContainText(formatMoney(one.full));
      await expect(history.nth(1)).toContainText(formatMoney(dearer));
    });

    await test.step('another window, where it still seemed applied, learns it from the refusal', async () => {
      const window = second.getByRole('dialog', { name: 'Отменить импорт?' });
      await window.getByLabel('Причина').fill('Не та версия прайса');
      await window.getByRole('button', { name: 'Отменить импорт' }).click();
      await expect(second.getByText('отменён', { exact: true })).toBeVisible();
      await expect(second.getByText('изменение отменено').first()).toBeVisible();
    });
  });

  test('a workbook with a hidden sheet, rows and columns is read as the manager says, and says so', async () => {
    await signInStaff(desk, 'manager');
    const [one, two] = [await quietFlat('Северный мол'), await quietFlat('Северный мол')];
    const lines = [
      [one.id, one.full / 100 + 1000],
      [two.id, two.full / 100 + 2000],
    ] as const;
    const name = `listy-${one.id}.xlsx`;
    const window = desk.getByRole('dialog', { name: 'Что читать из файла?' });
    await bringWorkbook(desk, name, 'Северный мол', lines);
    await expect(window.getByRole('radio', { name: /^Прошлый квартал\s*скрытый/ })).not.toBeChecked();
    await expect(window.getByRole('radio', { name: /^Цены на декабрь/ })).toBeChecked();
    await expect(window.getByRole('radio', { name: /^Условия.*знакомых столбцов нет/ })).toBeVisible();
    await window.getByRole('button', { name: 'Не загружать' }).click();
    await expect(desk.getByText(name)).toHaveCount(0);

    await bringWorkbook(desk, name, 'Северный мол', lines);
    await window
      .getByRole('group', { name: /скрытая\sстрока$/ })
      .getByText('Читать только видимые')
      .click();
    await window.getByRole('button', { name: 'Проверить файл' }).click();
    await expect(window.getByText('Выберите, что читать')).toBeVisible();
    await window
      .getByRole('group', { name: 'Скрытые столбцы: C (Базовая цена)' })
      .getByText('Читать и скрытые')
      .click();
    await window.getByRole('button', { name: 'Проверить файл' }).click();
    await expect(desk.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(
      desk.getByText(
        /ещё\s2\sлиста\sне\sчитали\s·\s1\sскрытую\sстроку\sне\sчитали\s·\sпрочитан\sи\s1\sскрытый\sстолбец$/,
      ),
    ).toBeVisible();
    const all = desk
      .getByRole('list', { name: 'Строки файла' })
      .getByRole('listitem')
      .filter({ hasText: /^Строка/ });
    await expect(all).toHaveCount(1);
    await desk.getByRole('button', { name: 'Убрать', exact: true }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Убрать файл' }).click();
    await expect(desk.getByText('Файл убран')).toBeVisible();
  });

  test('a checked file is thrown away, and a plan of prices leads back to the plans', async () => {
    await signInStaff(desk, 'manager');
    const flat = await quietFlat('Северный мол');
    const name = `lishnij-${flat.id}.csv`;
    await bringFile(desk, name, 'Северный мол', ['id;Цена, полная оплата', `${flat.id};9990000`]);
    const address = desk.url();
    await desk.getByRole('button', { name: 'Убрать', exact: true }).click();
    const window = desk.getByRole('dialog', { name: 'Убрать файл?' });
    await window.getByRole('button', { name: 'Оставить как есть' }).click();
    await expect(desk.getByText('ждёт решения', { exact: true })).toBeVisible();
    await desk.getByRole('button', { name: 'Убрать', exact: true }).click();
    await window.getByRole('button', { name: 'Убрать файл' }).click();
    await expect(desk.getByText('Файл убран')).toBeVisible();
    await expect(desk).toHaveURL(/\/catalogue\/imports$/);
    await expect(desk.getByText(name)).toHaveCount(0);
    expect(await priceOf(flat.id)).toBe(flat.full);
    await desk.goto(address);
    await expect(desk.getByRole('heading', { level: 1, name: 'Такого файла нет' })).toBeVisible();

    await desk.goto(`${addresses.office}/catalogue/prices`);
    const [day = ''] = new Date(Date.now() + 50 * 86_400_000).toISOString().split('T');
    await desk.getByLabel('Цены действуют с').fill(day.split('-').toReversed().join('.'));
    const buffer = Buffer.from(`id;Комплекс;Цена, полная оплата\r\n${flat.id};Северный мол;9990000`);
    const file = { name: `plan-${name}`, mimeType: 'text/csv', buffer };
    await desk.locator('input[type=file]').setInputFiles(file);
    await desk.getByRole('button', { name: 'Убрать', exact: true }).click();
    await desk.getByRole('dialog', { name: 'Убрать план?' }).getByRole('button', { name: 'Закрыть' }).click();
    await desk.getByRole('link', { name: 'Все планы цен' }).click();
    await expect(desk).toHaveURL(/\/catalogue\/prices$/);
    const plan = desk
      .getByRole('list', { name: 'Все планы цен' })
      .getByRole('link', { name: `plan-${name}` });
    await plan.click();
    await desk.getByRole('button', { name: 'Убрать', exact: true }).click();
    await desk
      .getByRole('dialog', { name: 'Убрать план?' })
      .getByRole('button', { name: 'Убрать план' })
      .click();
    await expect(desk).toHaveURL(/\/catalogue\/prices$/);
    await expect(plan).toHaveCount(0);
  });

  test('a plan of prices asks for what is missing, and says which flats have another plan', async () => {
    await signInStaff(desk, 'manager');
    const [day] = new Date(Date.now() + 40 * 86_400_000).toISOString().split('T');
    const flat = await quietFlat('Верхние Дюны');
    const fill = async (percent: string, reason: string) => {
      await desk.goto(`${addresses.office}/catalogue/prices`);
      const form = desk.locator('main form');
      await form.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
      await expect(form.getByText('Необходимо заполнить «Комплекс»').last()).toBeVisible();
      await form.getByRole('combobox', { name: /^Комплекс/ }).click();
      await desk.getByRole('option', { name: 'Верхние Дюны' }).click();
      await form.getByLabel('На сколько процентов').fill('60');
      await expect(form.getByText('Значение «На сколько» неверно').last()).toBeVisible();
      await form.getByLabel('На сколько процентов').fill(percent);
      await form.getByLabel('С какого дня').fill(day?.split('-').reverse().join('') ?? '');
      await form.getByLabel('Причина').fill(reason);
      await form.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
      await expect(desk.getByRole('heading', { name: reason, level: 1 })).toBeVisible();
      await expect(desk).toHaveURL(/\/catalogue\/prices\/[\w-]+$/);
    };
    const first = `Повышение ${flat.id}`;
    await fill('2,5', first);
    await desk.getByRole('button', { name: 'Применить', exact: true }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: /^Изменить/ })
      .click();
    await expect(desk.getByText(/^применится/)).toBeVisible();
    await fill('3', `Ещё ${flat.id}`);
    await expect(desk.getByText('На эти же объекты уже назначены цены')).toBeVisible();
    await desk.getByRole('link', { name: first }).click();
    await desk.getByRole('button', { name: 'Отменить план' }).click();
    const window = desk.getByRole('dialog');
    await window.getByLabel('Причина').fill('Проба');
    await window.getByRole('button', { name: 'Отменить план' }).click();
    await expect(desk.getByText('отменён', { exact: true })).toBeVisible();
  });

  test('a plan of prices is of the kinds that are chosen, and asks for rooms of homes alone', async () => {
    await signInStaff(desk, 'manager');
    await desk.goto(`${addresses.office}/catalogue/prices`);
    const form = desk.locator('main form');
    const [day] = new Date(Date.now() + 41 * 86_400_000).toISOString().split('T');
    const reason = `Места под домом, ${day?.split('-').reverse().join('.')}`;
    await form.getByRole('combobox', { name: /^Комплекс/ }).click();
    await desk.getByRole('option', { name: 'Верхние Дюны' }).click();
    await expect(form.getByRole('combobox', { name: /^Комнат/ })).toBeVisible();
    await form.getByRole('combobox', { name: /^Что меняем/ }).click();
    await desk.getByRole('option', { name: 'Машино-места' }).click();
    await desk.getByRole('option', { name: 'Квартиры' }).click();
    await desk.keyboard.press('Escape');
    await expect(form.getByRole('combobox', { name: /^Комнат/ })).toHaveCount(0);
    await form.getByLabel('На сколько процентов').fill('4');
    await form.getByLabel('С какого дня').fill(day?.split('-').reverse().join('') ?? '');
    await form.getByLabel('Причина').fill(reason);
    await form.getByRole('button', { name: 'Посмотреть, что изменится' }).click();
    await expect(desk.getByRole('heading', { name: reason, level: 1 })).toBeVisible();
    const changes = desk.getByRole('list', { name: 'Строки файла' }).locator('> li').first();
    await expect(changes).toContainText('Полная оплата');
    await expect(changes).not.toContainText('Ипотека');
    await desk.getByRole('button', { name: 'Убрать', exact: true }).click();
    await desk
      .getByRole('dialog', { name: 'Убрать план?' })
      .getByRole('button', { name: 'Убрать план' })
      .click();
    await expect(desk).toHaveURL(/\/catalogue\/prices$/);
  });

  test('a set of flats opens by its link, and opens nothing once it is closed', async ({ page }) => {
    const [one, two] = [await quietFlat('Северный мол'), await quietFlat('Северный мол')];
    const title = `Для Анны ${one.id}`;
    await signInStaff(desk, 'support');
    await desk.getByRole('link', { name: 'Каталог' }).click();
    await desk.getByRole('button', { name: 'Сделать ссылку' }).click();
    await expect(desk.getByText('Необходимо заполнить «Название»').first()).toBeVisible();
    await expect(desk.getByRole('textbox', { name: 'Объекты' })).toBeFocused();
    await desk
      .getByLabel('Объекты', { exact: false })
      .fill(`${addresses.cabinet}/estates/${one.id}, ${two.id}`);
    await desk.getByRole('button', { name: 'Добавить' }).click();
    await desk.getByLabel('Название').fill(title);
    await desk.getByRole('button', { name: 'Сделать ссылку' }).click();
    await expect(desk.getByLabel('Ссылка для клиента')).toBeFocused();
    const link = await desk.getByLabel('Ссылка для клиента').inputValue();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await desk.getByRole('button', { name: `Закрыть ссылку «${title}»` }).click();
    await expect(desk.getByText('закрыта', { exact: true }).first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: title })).toBeHidden();
  });

  test('a list of which only the latest hundred are shown says so', async () => {
    await signInStaff(desk, 'manager');
    for (const list of ['imports', 'sets'] as const) {
      const length = async (): Promise<number> => {
        const answer = await desk.request.get(`${addresses.office}/api/office/${list}`);
        return ((await answer.json()) as { data: unknown[] }).data.length;
      };
      const addUntil = async (count: number) => {
        await addOld(list, count - (await length()));
        await desk.goto(`${addresses.office}/catalogue/${list}`);
        await expect(desk.getByText(/ceny\.csv|Для Анны/).last()).toBeVisible();
        const full = (await length()) === 100;
        await expect(desk.getByText(/^Показаны последние 100/)).toHaveCount(full ? 1 : 0);
      };
      try {
        await addUntil(99);
        await addUntil(100);
        expect(await length()).toBe(100);
      } finally {
        await removeOld(list);
      }
    }
  });

  test('an accountant sees the files and cannot bring one; a lawyer has houses alone', async () => {
    await signInStaff(desk, 'accountant');
    await desk.getByRole('link', { name: 'Каталог' }).click();
    await expect(desk.getByText('Файлы загружает менеджер или администратор.')).toBeVisible();
    await expect(desk.locator('input[type=file]')).toHaveCount(0);
    await desk.context().clearCookies();
    await signInStaff(desk, 'lawyer');
    await desk.getByRole('link', { name: 'Каталог' }).click();
    await expect(desk.getByRole('heading', { name: 'Данные дома для договоров' })).toBeVisible();
    await desk.goto(`${addresses.office}/catalogue/imports`);
    await expect(desk.getByText('Этот раздел не входит в вашу роль')).toBeVisible();
  });
});

/** Adds old files or sets, which come after those of all other journeys in the list. */
const addOld = (list: 'imports' | 'sets', count: number) =>
  list === 'imports'
    ? sql(
        `insert into import_batches (id, staff_id, file_name, sha256, state, created_at, lines, changed, created, wrong)
         select gen_random_uuid(), (select min(user_id) from staff), 'ceny.csv', '', 'checked', '2020-01-01', 1, 1, 0, 0
         from generate_series(1, $1)`,
        [count],
      )
    : sql(
        `insert into estate_sets (id, staff_id, title, note, estate_ids, token_hash, created_at, expires_at)
         select gen_random_uuid(), (select min(user_id) from staff), 'Для Анны', '', '{1}', gen_random_uuid()::text,
           '2020-01-01', '2020-01-08'
         from generate_series(1, $1)`,
        [count],
      );

const removeOld = (list: 'imports' | 'sets') =>
  sql(`delete from ${list === 'imports' ? 'import_batches' : 'estate_sets'} where created_at = '2020-01-01'`);

/** The value beside a name in a list of facts. */
const factOf = (place: ReturnType<Page['getByRole']>, name: string) =>
  place.locator('dl > div').filter({ hasText: name }).locator('dd');

async function priceOf(estate: number): Promise<number> {
  const [row] = await sql<{ full: string }>('select price_full as full from estates where id = $1', [estate]);
  return Number(row?.full);
}

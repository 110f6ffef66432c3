// Features: elements.
// Widths: wide, the page of elements is for a wide screen.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { chapter, openElements, turnToChapter } from '../../steps/browser/elements.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const dropdown = (page: Page, name: string) => page.getByRole('combobox', { name, exact: false }).first();
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
/** At its edge, where there is no tag. */
const atEnd = { position: { x: 4, y: 24 } };
const heightOf = async (locator: Locator) => (await locator.boundingBox())?.height;

test('[S5-25, S5-26, S2.7-45, S2.7-46] a choice is cleared by choosing it again, but not in a required list; by keyboard alone; a list is 150 px high, in feedback 250', async ({
  page,
}) => {
  await openElements(page, 'selects');

  await test.step('cleared and not', async () => {
    const free = dropdown(page, 'Вид помещения');
    await expect(free).toContainText('Квартиры');
    await free.click();
    await option(page, 'Паркинги и места').click();
    await expect(free).toContainText('Паркинги и места');
    await free.click();
    await option(page, 'Паркинги и места').click();
    await expect(free).toContainText('Не выбрано');

    const required = dropdown(page, 'Этаж, список 250');
    await required.click();
    await option(page, '2-й этаж').click();
    await expect(required).toContainText('2-й этаж');
    await required.click();
    await option(page, '3-й этаж').click();
    await expect(required).toContainText('3-й этаж');
  });

  await test.step('by keyboard, which gives the focus back', async () => {
    const list = dropdown(page, 'Вид помещения');
    await list.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(list).toContainText('Апартаменты');
    await expect(list).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(list).toBeFocused();
  });

  await test.step('heights', async () => {
    const list = page.getByRole('listbox');
    await dropdown(page, 'Вид помещения').click();
    expect(await heightOf(list)).toBe(150);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await turnToChapter(page, 'form');
    const subjects = chapter(page, 'Форма').getByRole('combobox', { name: /Тема/ });
    await subjects.scrollIntoViewIfNeeded();
    await subjects.click();
    expect(await heightOf(list)).toBe(250);
  });
});

test('[S5-27, S5-28, S5-29, S2.7-47] several: two tags, then «Ещё N», a long word is cut at 60 px; search finds a part of the words, letter case aside', async ({
  page,
}) => {
  await openElements(page, 'selects');

  await test.step('tags', async () => {
    const list = dropdown(page, 'Несколько видов');
    const tags = list.locator('[title]');
    await expect(tags).toHaveCount(2);
    await expect(list).toContainText('Ещё 2');
    for (const tag of await tags.all()) {
      const [shown, whole] = await tag
        .locator('span')
        .first()
        .evaluate((words) => [words.getBoundingClientRect().width, words.scrollWidth] as const);
      expect(shown).toBeLessThanOrEqual(60);
      expect(whole).toBeGreaterThan(60);
    }
    await list.click(atEnd);
    await option(page, 'Апартаменты').click();
    await expect(list).toContainText('Ещё 3');
    for (const name of ['Апартаменты', 'Коммерческие помещения', 'Паркинги и места'])
      await option(page, name).click();
    await expect(tags).toHaveCount(2);
    await expect(list).not.toContainText('Ещё');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
  });

  await test.step('search', async () => {
    await dropdown(page, 'Несколько видов').click(atEnd);
    const search = page.getByPlaceholder('Найти');
    await search.fill('  ПОМЕЩ ');
    await expect(page.getByRole('option')).toHaveText(['Коммерческие помещения']);
    await search.fill('ар');
    await expect(page.getByRole('option')).toHaveText(['Квартиры', 'Паркинги и места', 'Апартаменты']);
    // Not a fuzzy match: the letters occur in this order, but not side by side.
    await search.fill('кврт');
    await expect(page.getByText('Ничего не нашлось')).toBeVisible();
  });
});

test('[S3-73, S3-74, S3-75, S3-76, S3-77, S3-78, S3-79, S3-81, S3-83, S3-84, S3-85, S3-86] countries, Russia first, by a part of their names; the reference lists by their words, under which their codes stand', async ({
  page,
}) => {
  await openElements(page, 'references');

  await test.step('countries', async () => {
    const countries = dropdown(page, 'Страна');
    await expect(countries).toContainText('Россия');
    await countries.click();
    await expect(page.getByRole('option')).toHaveCount(65);
    await expect(page.getByRole('option').first()).toHaveText('Россия');
    await page.getByPlaceholder('Найти').fill('ЕЛА');
    await expect(page.getByRole('option')).toHaveText(['Беларусь', 'Новая Зеландия']);
    await option(page, 'Беларусь').click();
    await expect(countries).toContainText('Беларусь');
    await expect(countries).toHaveAccessibleDescription('Код: BY');
  });

  await test.step('the lists', async () => {
    const chosen = {
      'Роль в сделке': ['Доверенное лицо', 'delegate'],
      'Вид собственности': ['Собственность ребенка', 'child'],
      'Вид регистрации': ['Временная', 'temporary'],
      'Кто подписывает за ребёнка': ['опекун', 'guardian'],
      'Где встретиться': ['Telegram', 'Telegram'],
      'Вкладка кабинета': ['Уступки', 'concessions'],
      'Вид услуги': ['Налоговый вычет', 'tax'],
      'Как оформить собственность': ['В МФЦ', 'mfc'],
      'Этап заявки': ['Выдача', 'issuance'],
      'Статус заявки': ['Нужен ваш выбор', '686, answer'],
    } as const;
    for (const [list, [word, code]] of Object.entries(chosen)) {
      await dropdown(page, list).click();
      await option(page, word).click();
      await expect(dropdown(page, list), list).toContainText(word);
      await expect(dropdown(page, list), list).toHaveAccessibleDescription(`Код: ${code}`);
    }
  });
});

test('[S5-30, S5-31] a limited text has a counter and goes no further; a name that is only read out takes no height', async ({
  page,
}) => {
  await openElements(page, 'fields');

  await test.step('the counter', async () => {
    const comment = page.getByLabel('Комментарий');
    await expect(chapter(page, 'Поля').getByText('0 / 80')).toBeVisible();
    await comment.pressSequentially('Когда сдача дома?');
    await expect(page.getByText('17 / 80')).toBeVisible();
    await expect(comment).toHaveAccessibleDescription(/17 \/ 80$/);
    await comment.fill('');
    await comment.pressSequentially('а'.repeat(85));
    await expect(comment).toHaveValue('а'.repeat(80));
    await expect(page.getByText('80 / 80')).toBeVisible();
  });

  await test.step('the name', async () => {
    const control = page.getByLabel('Цена от', { exact: true });
    const field = control.locator('xpath=..');
    expect(await heightOf(field)).toBe(await heightOf(control));
  });
});

test('masks write their separators while a person types, pastes and mends', async ({ page }) => {
  await openElements(page, 'masks');
  const phone = page.getByRole('textbox', { name: 'Телефон', exact: true });
  await phone.fill('89110000002');
  await expect(phone).toHaveValue('+7 911 000-00-02');
  const certificate = page.getByLabel('Свидетельство о рождении');
  await certificate.fill('');
  await certificate.pressSequentially('ivмю123456');
  await expect(certificate).toHaveValue('IV-МЮ 123456');
  const money = page.getByRole('textbox', { name: 'Своими деньгами' }).first();
  await money.fill('-12480000,50');
  await expect(money).toHaveValue('12\u00a0480\u00a0000');
  // The caret stays where the digit was inserted.
  await money.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
  await page.keyboard.type('9');
  await expect(money).toHaveValue('129\u00a0480\u00a0000');
  await page.keyboard.type('8');
  await expect(money).toHaveValue('1\u00a0298\u00a0480\u00a0000');
});

test('a code is one field for a screen reader, takes a paste and cells for the eye; one from SMS comes into the field that has the focus', async ({
  page,
}) => {
  await openElements(page, 'codes');

  await test.step('a paste', async () => {
    const code = chapter(page, 'Коды').getByRole('textbox', { name: 'Код, 6 цифр' });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill('Код: 123 456');
    await expect(code).toHaveValue('123456');
  });

  await test.step('where a browser reads codes from SMS', async () => {
    // No desktop browser receives SMS: this fake returns what the test says.
    await page.addInitScript(() => {
      const waiting: ((code: string) => void)[] = [];
      Object.assign(window, {
        OTPCredential: class {},
        comeSms: (code: string) => {
          for (const take of waiting) take(code);
        },
      });
      navigator.credentials.get = (wish) =>
        new Promise((done, refuse) => {
          wish?.signal?.addEventListener('abort', () => refuse(wish.signal?.reason));
          waiting.push((code) => done({ code, id: '', type: 'otp' } as unknown as Credential));
        });
    });
    await page.reload();
    const comeSms = (text: string) =>
      page.evaluate((code) => (window as unknown as { comeSms(code: string): void }).comeSms(code), text);
    const codes = chapter(page, 'Коды');
    const four = codes.getByRole('textbox', { name: 'Код, 4 цифры' }).first();
    const six = codes.getByRole('textbox', { name: 'Код, 6 цифр' });
    const before = await four.inputValue();
    await four.focus();
    await six.fill('');
    await comeSms('402817');
    await expect(six).toHaveValue('402817');
    await expect(four).toHaveValue(before);
  });
});

const missing = (page: Page, name: string) =>
  page.getByText(`Необходимо заполнить «${name}»`, { exact: true });
const form = (page: Page) => page.locator('form').filter({ has: page.getByText('Доля при покупке') });

test('a field of several parts is checked when all of it is left', async ({ page }) => {
  await openElements(page, 'form');

  await test.step('a list: not when it opens or closes, but behind it', async () => {
    const letter = page.locator('form').filter({ has: page.getByRole('combobox', { name: /^Тема/ }) });
    const subject = letter.getByRole('combobox');
    await subject.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(subject).toBeFocused();
    await subject.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(missing(page, 'Тема')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(subject).toBeFocused();
    await expect(missing(page, 'Тема')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(missing(page, 'Тема')).toBeVisible();
    await expect(subject).toHaveAccessibleDescription('Необходимо заполнить «Тема»');
    await subject.click();
    await page.getByRole('option', { name: 'Другое' }).click();
    await expect(missing(page, 'Тема')).toHaveCount(0);

    const rooms = form(page).getByRole('combobox', { name: /^Комнаты/ });
    await rooms.click();
    await page.getByRole('option', { name: '2', exact: true }).click();
    await page.getByRole('option', { name: '2', exact: true }).click();
    await expect(missing(page, 'Комнаты')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(missing(page, 'Комнаты')).toBeVisible();
  });

  await test.step('cards: not when another is pressed', async () => {
    const cards = form(page).getByRole('radio');
    await cards.first().focus();
    // The finger is still down on the second card.
    await form(page).getByText('переведёт банк').hover();
    await page.mouse.down();
    await expect(missing(page, 'Способ оплаты')).toHaveCount(0);
    await page.mouse.up();
    await expect(cards.nth(1)).toBeChecked();
    await page.reload();
    await cards.first().focus();
    await page.keyboard.press('Tab');
    await expect(missing(page, 'Способ оплаты')).toBeVisible();
  });

  await test.step('a share: not between its numbers', async () => {
    await form(page).getByLabel('Числитель').focus();
    await page.keyboard.press('Tab');
    await expect(form(page).getByLabel('Знаменатель')).toBeFocused();
    await expect(missing(page, 'Доля при покупке')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(missing(page, 'Доля при покупке')).toBeVisible();
  });

  await test.step('files: not for the window in which they are chosen, nor while one is on its way', async () => {
    const choose = form(page).getByRole('button', { name: /^Выбрать/ });
    await choose.focus();
    // The browser's event when a window of the system opens: the focus does not move.
    await choose.evaluate((one) => one.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    await expect(missing(page, 'Справка')).toHaveCount(0);
    const input = form(page).locator('input[type=file]');
    await input.setInputFiles({ name: 'slow.png', mimeType: 'image/png', buffer: Buffer.from('') });
    await page.keyboard.press('Tab');
    await expect(form(page).getByRole('progressbar')).toBeVisible();
    await expect(missing(page, 'Справка')).toHaveCount(0);
    await form(page).getByRole('button', { name: 'Убрать slow.png' }).press('Enter');
    await choose.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(missing(page, 'Справка')).toBeVisible();
  });

  await test.step('a code: begun and left for another field, not empty, not for the way to a new one', async () => {
    const password = page.locator('form').filter({ has: page.getByLabel('Пароль ещё раз') });
    const code = password.getByRole('textbox', { name: 'Код, 6 цифр' });
    const wrong = password.getByText('Значение «Код»');
    const other = password.locator('input').first();
    await code.focus();
    await other.focus();
    await code.fill('12');
    await page.keyboard.press('Tab');
    await expect(password.getByRole('button', { name: 'Сохранить пароль' })).toBeFocused();
    await expect(other).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Shift+Tab');
    await expect(code).toBeFocused();
    await expect(password.getByText('«Код»')).toHaveCount(0);
    await other.focus();
    await expect(wrong).toBeVisible();
  });
});

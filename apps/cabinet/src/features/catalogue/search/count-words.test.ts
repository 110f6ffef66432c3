import { readFileSync } from 'node:fs';
import path from 'node:path';
import { wordsForTest } from '@novosel/ui/words-for-test.ts';
import po from 'pofile';
import { expect, test } from 'vitest';

const apps = path.join(import.meta.dirname, '../../../../..');

const say = (app: 'cabinet' | 'office', locale: 'ru' | 'en', id: string, count: number, exact = false) => {
  const file = path.join(apps, app, `src/features/catalogue/locales/${locale}.po`);
  const { items } = po.parse(readFileSync(file, 'utf8'));
  const messages = Object.fromEntries(items.map(({ msgid, msgstr }) => [msgid, msgstr.join('')]));
  return wordsForTest(locale, messages)(id, { count, exact: String(exact) });
};

test('what was not counted to the end is «at least so many» (decision 040)', () => {
  expect(say('cabinet', 'ru', 'catalogue.total', 25)).toBe('Нашлось не меньше 25 объектов');
  expect(say('cabinet', 'ru', 'catalogue.total', 61)).toBe('Нашлось не меньше 61 объекта');
  expect(say('cabinet', 'en', 'catalogue.total', 25)).toBe('At least 25 properties found');
  expect(say('cabinet', 'ru', 'catalogue.filters.apply', 25)).toBe('Показать не меньше 25');
  expect(say('cabinet', 'en', 'catalogue.filters.apply', 25)).toBe('Show at least 25');
  expect(say('office', 'ru', 'catalogue.pick.found.more', 61)).toBe('Нашлось не меньше 61 квартиры');
  expect(say('office', 'en', 'catalogue.pick.found.more', 61)).toBe('At least 61 flats found');
});

test('nothing met before the counting ended is no number at all', () => {
  expect(say('cabinet', 'ru', 'catalogue.filters.apply', 0)).toBe('Показать');
  expect(say('cabinet', 'en', 'catalogue.filters.apply', 0)).toBe('Show');
});

test('what was counted to the end is told as it is', () => {
  expect(say('cabinet', 'ru', 'catalogue.total', 3, true)).toBe('Нашлось 3 объекта');
  expect(say('cabinet', 'ru', 'catalogue.total', 0, true)).toBe('Ничего не нашлось');
  expect(say('cabinet', 'ru', 'catalogue.filters.apply', 0, true)).toBe('Показать: ничего не нашлось');
  expect(say('cabinet', 'en', 'catalogue.filters.apply', 3, true)).toBe('Show 3');
});

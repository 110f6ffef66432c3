import { readFileSync } from 'node:fs';
import PO from 'pofile';
import { expect, test } from 'vitest';

const words = (locale: string) => {
  const file = new URL(`./locales/${locale}.po`, import.meta.url);
  return Object.fromEntries(
    PO.parse(readFileSync(file, 'utf8')).items.map((item) => [item.msgid, item.msgstr[0]]),
  );
};

const ru = words('ru');
const en = words('en');

test('[S2.6-08] both languages have the same messages, none empty', () => {
  expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort());
  for (const text of [...Object.values(ru), ...Object.values(en)]) expect(text).not.toBe('');
});

test('[S8-10] [S8-12] [S5-28] [S5-36] [S5-37] [S5-39] [S5-40] sentences given by the specification, to the letter', () => {
  expect(ru['ui.wait']).toBe('Пожалуйста, подождите...');
  expect(ru['ui.errors.validation']).toBe('При проверке обнаружены ошибки:');
  expect(ru['ui.errors.list']).toBe('Обнаружены следующие ошибки:');
  expect(ru['ui.select.more']).toBe('Ещё {count}');
  expect(ru['ui.file.formats']).toBe('Допустимые форматы: {list}');
  expect(ru['ui.file.limit']).toBe('Размер файла не более {size}');
  expect(ru['ui.file.tooLarge']).toBe('Размер файла "{file}" более {size}');
  expect(ru['ui.file.extension']).toBe(
    'Файл "{file}" не может быть загружен. Разрешена загрузка файлов только со следующими расширениями: {list}',
  );
});

import { expect, test } from 'vitest';
import { returnedFields, returnPhrase, returnReasons } from './returns.ts';

test('what came back is said with its reason, and with what the desk adds', () => {
  const finding = { field: 'passport', reason: 'unreadable', note: '' } as const;
  expect(returnPhrase(finding, 'ru')).toBe('Паспорт: не читается');
  expect(returnPhrase({ ...finding, note: 'Снимите без блика' }, 'ru')).toBe(
    'Паспорт: не читается. Снимите без блика',
  );
  expect(returnPhrase({ ...finding, field: 'snils' }, 'en')).toBe('SNILS: cannot be read');
});

test('every field and every reason has its words in both languages', () => {
  for (const { ru, en } of [...Object.values(returnedFields), ...Object.values(returnReasons)]) {
    expect(ru).toMatch(/[а-яё]/i);
    expect(en).not.toMatch(/[а-яё]/i);
  }
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actOf } from './use-deal-words.ts';

const phrases = (locale: 'ru' | 'en') =>
  readFileSync(join(import.meta.dirname, 'locales', `${locale}.po`), 'utf8')
    .split('\n')
    .flatMap((line) => /\bconfirm \{([^}]+)\}/.exec(line)?.[1] ?? []);

test('a payment that the buyer has not confirmed is his turn in words too', () => {
  expect(actOf({ act: 'paying', turn: 'buyer' })).toBe('confirm');
  expect(actOf({ act: 'paying', turn: 'bank' })).toBe('paying');
  expect(actOf({ act: 'parameters', turn: 'buyer' })).toBe('parameters');
  for (const locale of ['ru', 'en'] as const) {
    expect(phrases(locale)).toHaveLength(3);
    expect(phrases(locale).join()).not.toMatch(/от вас ничего не нужно|Nothing is needed/);
  }
});

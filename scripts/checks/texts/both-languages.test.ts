import { expect, it } from 'vitest';
import { alone } from './both-languages.ts';

const told = (text: string, path = 'apps/server/src/domains/x/x-words.ts') => alone({ path, text });

it('[S2.6-08] tells of a Russian sentence that no English one stands beside', () => {
  const lines = ["const a = { ru: 'Да', en: 'Yes' };", "const b = { ru: 'Нет' };", "throw new Error('Ой');"];
  expect(told(lines.join('\n'))).toEqual([
    'apps/server/src/domains/x/x-words.ts:2 Russian without English beside it',
    'apps/server/src/domains/x/x-words.ts:3 Russian without English beside it',
  ]);
});

it('takes a choice by the locale, a pair of constants, and what comments say', () => {
  expect(told("const say = (locale) => (locale === 'ru' ? `Да` : `Yes`);")).toEqual([]);
  expect(told("const ru = 'Да';\nconst en = 'Yes';")).toEqual([]);
  expect(told('/** «Да» */\nconst yes = 1; // «Да»')).toEqual([]);
});

it('takes no constant `ru` without an `en` beside it, nor one of another function', () => {
  expect(told("const ru = 'Да';")).toHaveLength(1);
  expect(told("const one = () => {\n  const ru = 'Да';\n};\nconst en = 'Yes';")).toHaveLength(1);
});

it('looks at the Russian side alone of a choice', () => {
  expect(told("const say = (locale) => (locale === 'ru' ? 'Да' : 'Нет');")).toHaveLength(1);
});

it('lets a contract be made in Russian', () => {
  expect(told("const head = 'Договор';", 'apps/server/src/domains/documents/pdf/paper.ts')).toEqual([]);
});

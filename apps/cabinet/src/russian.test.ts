import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { errorRegister } from '@novosel/contract/errors/errors.ts';
import po from 'pofile';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const catalogues = globSync(['apps/cabinet/src/**/ru.po', 'packages/ui/src/**/ru.po'], { cwd: root });
/** Names that are the same in Russian: levels of the loyalty programme, and a language in its own name. */
const names = /\b(Basic|Prestige|Premium|English)\b/g;
/** The text as a person reads it: without the variables in braces. */
const seen = (phrase: string) => phrase.replaceAll(/\{[\w\s,#]*\}/g, '').replaceAll(names, '');

test('[S1-01] every phrase of the cabinet and of its parts is Russian', () => {
  expect(catalogues.length).toBeGreaterThan(10);
  const foreign = catalogues.flatMap((file) =>
    po
      .parse(readFileSync(path.join(root, file), 'utf8'))
      .items.filter(({ msgstr: [phrase = ''] }) => /[a-z]/i.test(seen(phrase)) && !/[а-яё]/i.test(phrase))
      .map(({ msgid }) => msgid),
  );
  expect(foreign).toEqual([]);
});

test('[S1-01] every error is told in Russian', () => {
  for (const [code, { ru }] of Object.entries(errorRegister)) expect(ru, code).toMatch(/[а-яё]{3}/i);
});

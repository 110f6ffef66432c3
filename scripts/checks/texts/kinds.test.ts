import { estateKinds } from '@novosel/contract/catalogue/codes.ts';
import { estateCases } from '@novosel/contract/catalogue/kind-words.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import po from 'pofile';
import { expect, it } from 'vitest';
import { allFiles, readSource } from '../sources.ts';
import { namedKinds, namedKindsIn } from './kinds.ts';

const sent = (text: string) => namedKinds({ path: 'apps/server/src/domains/x/x-words.ts', text });

it('finds a kind of estate in what the server says, in both languages', () => {
  expect(sent("const ru = 'Квартира и цена закреплены за вами.';")).toHaveLength(1);
  expect(sent('const ru = `Кладовую ` + number;')).toHaveLength(1);
  expect(sent("const en = 'The flat is on sale again.';")).toHaveLength(1);
  expect(sent("const ru = 'Объект снова свободен';")).toHaveLength(1);
  expect(sent("const kind = 'flat';")).toEqual([]);
  expect(sent('const ru = EstateNom + ` и цена закреплены за вами`;')).toEqual([]);
});

it('finds it in a message of a page, not in the codes of its choices', () => {
  expect(namedKindsIn([['x.note', 'Примите квартиру']])).toHaveLength(1);
  expect(namedKindsIn([['x.note', '{act, select, inspection {Inspect your flat} other {}}']])).toHaveLength(
    1,
  );
  expect(namedKindsIn([['x.note', '{kind, select, flat {Дом} storage {Другое} other {}}']])).toEqual([]);
  expect(namedKindsIn([['x.note', 'Примите {estateAcc}']])).toEqual([]);
});

const kinds = Object.keys(estateKinds) as EstateKind[];
const catalogues = allFiles().filter((file) => /^(apps|packages)\/.*\.po$/.test(file));

it.each(kinds)('a page about %s names no other kind', (kind) => {
  const wrong = catalogues.flatMap((file) => {
    const locale = file.endsWith('en.po') ? 'en' : 'ru';
    const cases = estateCases(kind, locale);
    const others = kinds.filter((each) => each !== kind).map((each) => estateCases(each, locale));
    return po
      .parse(readSource(file).text)
      .items.map(({ msgid, msgstr }) => ({ msgid, text: msgstr.join('') }))
      .filter(({ text }) => /\{estate(Nom|Gen|Acc)\}|\{EstateNom\}/.test(text))
      .map(({ msgid, text }) => ({
        msgid,
        said: text.replaceAll(/\{(\w+)\}/g, (whole, name) => cases[name] ?? whole),
      }))
      .filter(({ said }) =>
        others.some(({ estateNom, estateGen, estateAcc }) =>
          [estateNom, estateGen, estateAcc].some((word) =>
            new RegExp(`(?<![\\p{L}_-])${word}`, 'iu').test(said),
          ),
        ),
      )
      .map(({ msgid }) => `${file} ${msgid}`);
  });
  expect(wrong).toEqual([]);
});

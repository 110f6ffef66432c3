import { readFileSync } from 'node:fs';
import path from 'node:path';
import { phraseSetOf, phraseSets, phrasesShown } from '@novosel/contract/chat/phrases.ts';
import po from 'pofile';
import { expect, test } from 'vitest';

const apps = path.join(import.meta.dirname, '../../../..');
const idsOf = (file: string) =>
  po.parse(readFileSync(path.join(apps, file), 'utf8')).items.map(({ msgid }) => msgid);

test('each step of a deal has phrases of its own; what no step is has the general ones', () => {
  const acts = idsOf('office/src/locales/ru.po').flatMap((id) => /^act\.(.+)$/.exec(id)?.[1] ?? []);
  expect(acts.length).toBeGreaterThan(35);
  expect(acts.filter((act) => phraseSetOf(act) === 'general')).toEqual([]);
  expect(['toString', '', undefined].map(phraseSetOf)).toEqual(['general', 'general', 'general']);
});

test.each(['ru', 'en'])(
  'in %s the buyer has three phrases of each set, and the desk its first word',
  (locale) => {
    const cabinet = new Set(idsOf(`cabinet/src/features/chat/locales/${locale}.po`));
    const office = new Set(idsOf(`office/src/features/chat/locales/${locale}.po`));
    const places = Array.from({ length: phrasesShown }, (_, place) => place + 1);
    const asked = phraseSets.flatMap((set) => places.map((place) => `chat.phrase.${set}.${place}`));
    expect(asked.filter((id) => !cabinet.has(id))).toEqual([]);
    expect(phraseSets.map((set) => `chats.phrase.${set}`).filter((id) => !office.has(id))).toEqual([]);
  },
);

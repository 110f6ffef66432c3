import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { demoDeals } from '../../apps/server/src/demo/deals.data.ts';

interface Welcome {
  welcome(ports: Readonly<Record<string, number>>, folder: string): string;
}

/** A literal path would need types for plain JavaScript. */
const { welcome } = (await import(new URL('./welcome.mjs', import.meta.url).href)) as Welcome;

const ports = { cabinet: 3000, office: 3001, outside: 3002 };

test('the welcome names the three addresses, the password, and people as they stand', () => {
  const text = welcome(ports, '.data');
  for (const port of Object.values(ports)) expect(text).toContain(`http://localhost:${port}`);
  expect(text).toContain('novosel-demo');
  expect(text).toContain('Ctrl-C');
});

/** Words of the last place to which the demo leads a buyer, in the welcome and in the README. */
const wordsOf: Readonly<Record<string, readonly [string, string]>> = {
  members: ['участник', 'members to name'],
  revision: ['вторая редакция', 'contract version 2'],
  family: ['свидетельство вернули', 'a paper has come back'],
  mortgage: ['банк', 'banks'],
  'contract-reading': ['прочитать договор', 'contract to read'],
  signing: ['подпис', 'signature'],
  registration: ['регистрац', 'registration'],
  schedule: ['по графику', 'by schedule'],
  inspection: ['приёмк', 'acceptance'],
  completed: ['завершена', 'completed'],
};

test('the welcome and the README name everybody, and buyers 05 to 12 where the demo leads them', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const shown = welcome(ports, '.data');
  const named = (text: string, number: number) =>
    text.split('\n').find((line) => line.includes(`-${String(number).padStart(2, '0')}`)) ?? '';
  for (let number = 1; number <= 21; number += 1)
    for (const text of [shown, readme]) expect(named(text, number), String(number)).not.toBe('');
  for (const { number, steps, mortgage, schedule, family, revision } of demoDeals) {
    const [russian, english] = wordsOf[
      (family && 'family') ||
        (revision && 'revision') ||
        (mortgage && 'mortgage') ||
        (schedule && 'schedule') ||
        (steps.at(-1)?.to ?? '')
    ] ?? ['?', '?'];
    expect(named(shown, number)).toContain(russian);
    expect(named(readme, number)).toContain(english);
  }
});

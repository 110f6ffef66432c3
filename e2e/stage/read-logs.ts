import { createReadStream, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { tokenHash } from '../../apps/server/src/domains/identity/sessions/tokens.ts';
import { addresses } from './addresses.ts';
import { sql } from './database.ts';
import { anyWord, type Known, leaksOf, leaksOfAddresses, leaksOfStorage, shapeOf } from './log-leaks.ts';
import { passwords } from './people.ts';
import { storageFile } from './record-storage.ts';

/** Collects the personal data of a run, while the programs still know whom it has made and what was sent. */
export async function knowPeople(): Promise<Known> {
  const people = await sql<{ surname: string }>('select distinct surname from users');
  const births = await sql<{ kept: string; shown: string }>(
    `select distinct birthday::text as kept, to_char(birthday, 'DD.MM.YYYY') as shown
       from (select birthday from users union select birthday from passports) b where birthday is not null`,
  );
  const passports = await sql<{ words: string[] }>(
    `select array[serial || number, serial || ' ' || number, address_register, address_living] as words from passports`,
  );
  const said = await sql<{ text: string }>(
    `select text from chat_messages where author = 'buyer' union select text from feedback_messages where not from_staff
      union select message from feedback_drafts union select text from favourite_notes`,
  );
  const sessions = await sql<{ hash: string }>(
    'select cookie_hash as hash from sessions union select token_hash from bearers',
  );
  const hashes = new Set(sessions.map(({ hash }) => hash));
  const answer = await fetch(`${addresses.outside}/sms`);
  const messages = (await answer.json()) as { text: string }[];
  const codes = messages.flatMap(({ text }) => text.match(/(?<!\d)\d{6}(?!\d)/g) ?? []);
  // An estate's ID may have six digits, too, and is in the addresses of its deal: a code that equals one is
  // skipped.
  const flats = await sql<{ id: string }>('select id::text as id from estates');
  const numbersOfFlats = new Set(flats.map(({ id }) => id));
  return {
    surnames: anyWord(people.map(({ surname }) => surname)),
    // A short text of a word or two could be anybody's.
    said: anyWord(said.map(({ text }) => text.trim()).filter((text) => text.length > 11)),
    passports: anyWord(passports.flatMap(({ words }) => words.filter((word) => word?.length > 9))),
    birthdays: anyWord(births.flatMap(({ kept, shown }) => [kept, shown])),
    passwords,
    codes: new Set(codes.filter((code) => !numbersOfFlats.has(code))),
    opensSession: (token) => hashes.has(tokenHash(token)),
  };
}

/**
 * Saves the server's metrics as a monitoring system gets them, without the values: only names and labels
 * could reveal people.
 */
export async function keepNumbers(folder: string): Promise<void> {
  const numbers = await fetch(`${addresses.office}/metrics`);
  if (!numbers.ok) throw new Error(`the numbers were answered ${numbers.status}`);
  await writeFile(path.join(folder, numbersFile), (await numbers.text()).replace(/ \S+$/gm, ''));
}

const numbersFile = 'logs/numbers.txt';

/**
 * Log files with their check: those with addresses, those with storage of pages, and all others. A missing
 * file would wrongly count as clean.
 */
const files: readonly (readonly [name: string, leaks: typeof leaksOf])[] = [
  ['logs/server.log', leaksOf],
  ['logs/outside.log', leaksOf],
  ['db/postgres.log', leaksOf],
  ['logs/addresses.log', leaksOfAddresses],
  [numbersFile, leaksOf],
  [storageFile, leaksOfStorage],
];

/**
 * Checks the logs of the programs of a run.
 * @throws Error that names files, lines, shapes of addresses and kinds of secret or personal data, never
 *   the data itself (promises 17, 52)
 */
export async function readLogs(folder: string, known: Known): Promise<void> {
  const found: string[] = [];
  let read = 0;
  let kept = 0;
  for (const [name, leaks] of files) {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new Error(`there is no ${name}: nothing is known of what was written`);
    let line = 0;
    for await (const text of createInterface({ input: createReadStream(file) })) {
      line += 1;
      for (const kind of leaks(text, known))
        found.push(`${name}:${line}: ${kind}${leaks === leaksOfAddresses ? ` in ${shapeOf(text)}` : ''}`);
    }
    read += line;
    if (name === storageFile) kept = line;
  }
  if (found.length > 0)
    throw new Error(
      `${found.length} of ${read} lines of the logs tell too much, such as:\n  ${found.slice(0, 20).join('\n  ')}`,
    );
  console.log(
    `${read} lines of the logs, ${kept} of them of what pages keep, tell nothing secret or personal (promises 17, 52)`,
  );
}

import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { tokenHash } from '../../apps/server/src/domains/identity/tokens.ts';
import { addresses } from './addresses.ts';
import { sql } from './database.ts';
import { anyWord, type Known, leaksOf, leaksOfAddresses } from './log-leaks.ts';
import { passwords } from './people.ts';

/** While the programs still run: they know whom the run has made and what was sent. */
export async function knowPeople(): Promise<Known> {
  const people = await sql<{ surname: string }>('select distinct surname from users');
  const sessions = await sql<{ hash: string }>(
    'select cookie_hash as hash from sessions union select token_hash from bearers',
  );
  const hashes = new Set(sessions.map(({ hash }) => hash));
  const answer = await fetch(`${addresses.outside}/sms`);
  const messages = (await answer.json()) as { text: string }[];
  const codes = messages.flatMap(({ text }) => text.match(/(?<!\d)\d{6}(?!\d)/g) ?? []);
  return {
    surnames: anyWord(people.map(({ surname }) => surname)),
    passwords,
    codes: new Set(codes),
    opensSession: (token) => hashes.has(tokenHash(token)),
  };
}

/** By file: those that name addresses, and the rest. A file that is not there would be found clean. */
const files: readonly (readonly [name: string, leaks: typeof leaksOf])[] = [
  ['logs/server.log', leaksOf],
  ['logs/outside.log', leaksOf],
  ['db/postgres.log', leaksOf],
  ['logs/addresses.log', leaksOfAddresses],
];

/**
 * Reads what the programs of a run have written down.
 * @throws Error that names files, lines and kinds of what is secret or personal there, never the thing itself (promises 17, 52)
 */
export async function readLogs(folder: string, known: Known): Promise<void> {
  const found: string[] = [];
  let read = 0;
  for (const [name, leaks] of files) {
    const file = path.join(folder, name);
    if (!existsSync(file)) throw new Error(`there is no ${name}: nothing is known of what was written`);
    let line = 0;
    for await (const text of createInterface({ input: createReadStream(file) })) {
      line += 1;
      for (const kind of leaks(text, known)) found.push(`${name}:${line}: ${kind}`);
    }
    read += line;
  }
  if (found.length > 0)
    throw new Error(
      `${found.length} of ${read} lines of the logs tell too much, such as:\n  ${found.slice(0, 20).join('\n  ')}`,
    );
  console.log(`${read} lines of the logs tell nothing secret or personal (promises 17, 52)`);
}

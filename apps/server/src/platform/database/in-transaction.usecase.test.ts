import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../test/cluster/database.ts';
import { rateCounters } from '../platform.tables.ts';
import { type Database, openDatabase } from './db.ts';
import { doneBefore, inTransaction } from './in-transaction.ts';

let made: Awaited<ReturnType<typeof createTestDatabase>>;
let database: Database;
beforeAll(async () => {
  made = await createTestDatabase();
  database = openDatabase(made.url, 2);
});
afterAll(async () => {
  await database.close();
  await made.drop();
});

const at = new Date('2026-11-27T09:00:00Z');
const count = () => database.db.$count(rateCounters);

describe('work that a transaction must not wait for', () => {
  it('is done while nothing of the transaction is there, once for each key, however deep it was asked for', async () => {
    const seen: number[] = [];
    const slow = async (result: string) => {
      seen.push(await count());
      return result;
    };
    const results = await inTransaction(database.db, async (tx) => {
      await tx.insert(rateCounters).values({ key: 'one', count: 1, windowEndsAt: at });
      const first = doneBefore('first', () => slow('a'));
      const again = doneBefore('first', () => slow('b'));
      const deep = await inTransaction(tx, async () => doneBefore('second', () => slow('c')));
      return [first, again, deep];
    });
    expect(results).toEqual(['a', 'a', 'c']);
    expect(seen).toEqual([0, 0]);
    expect(await count()).toBe(1);
  });

  it('that fails ends the transaction, which leaves nothing', async () => {
    const before = await count();
    const failed = inTransaction(database.db, async (tx) => {
      await tx.insert(rateCounters).values({ key: 'two', count: 1, windowEndsAt: at });
      doneBefore('failing', () => Promise.reject(new Error('no paper')));
    });
    await expect(failed).rejects.toThrow('no paper');
    expect(await count()).toBe(before);
  });

  it('that is another one at each try ends as an error, not as a loop', async () => {
    let tries = 0;
    const endless = inTransaction(database.db, async () => {
      tries += 1;
      return doneBefore(`try ${tries}`, () => Promise.resolve(tries));
    });
    await expect(endless).rejects.toThrow('a transaction waits for work');
    expect(tries).toBeLessThan(100);
  });

  it('is refused where nobody would begin again', () => {
    expect(() => doneBefore('alone', () => Promise.resolve(1))).toThrow('begins again');
  });
});

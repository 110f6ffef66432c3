import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../test/cluster/database.ts';
import { type Database, openDatabase } from './database/db.ts';
import { addressBlock, cleanCounters, countTry, type Limit, uncountTry } from './limits.ts';
import { rateCounters } from './platform.tables.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let open: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase(database.url, 8);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

const start = new Date('2026-11-20T12:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const limit = (more: Partial<Limit> = {}): Limit => ({ key: randomUUID(), max: 3, seconds: 60, ...more });
const take = (limits: readonly Limit[], seconds = 0) => countTry(open.db, limits, at(seconds));
const countOf = async ({ key }: Limit) => {
  const rows = await open.db.select().from(rateCounters);
  return rows.find((row) => row.key === key)?.count ?? 0;
};

describe('limits', () => {
  it('let exactly as many pass as they may, however many come at once', async () => {
    const one = limit({ max: 7 });
    const results = await Promise.all(Array.from({ length: 60 }, () => take([one])));
    expect(results.filter((reached) => reached === undefined)).toHaveLength(7);
    expect(results.find((reached) => reached)).toEqual({ limit: one, until: at(60) });
  });

  it('restart when the window has ended, not a moment sooner', async () => {
    const one = limit({ max: 1 });
    expect(await take([one])).toBeUndefined();
    expect(await take([one], 59.999)).toBeDefined();
    expect(await take([one], 60)).toBeUndefined();
  });

  it('that ask for quiet move their end with every counted try, not with refused ones', async () => {
    const one = limit({ max: 2, quiet: true });
    await take([one]);
    await take([one], 50);
    expect(await take([one], 100)).toMatchObject({ until: at(110) });
    expect(await take([one], 111)).toBeUndefined();
  });

  it('taken together stop at the first that is reached, and do not count behind it', async () => {
    const [first, second, third] = [limit({ max: 5 }), limit({ max: 1 }), limit({ max: 5 })];
    expect(await take([first, second, third])).toBeUndefined();
    expect(await take([first, second, third])).toMatchObject({ limit: second });
    expect([await countOf(first), await countOf(third)]).toEqual([2, 1]);
  });

  it('taken together by many at once do not lock each other out', async () => {
    const shared = limit({ max: 1000 });
    const tries = Array.from({ length: 80 }, (_, i) => take([shared, { ...shared, key: `own ${i % 3}` }]));
    expect((await Promise.all(tries)).every((reached) => reached === undefined)).toBe(true);
    expect(await countOf(shared)).toBe(80);
  });

  it('without an end are counted until they are forgotten, the others are given back', async () => {
    const [ending, endless] = [limit({ max: 2 }), limit({ max: 1, seconds: Number.POSITIVE_INFINITY })];
    await take([ending, endless]);
    expect(await take([ending, endless], 10 ** 9)).toMatchObject({ limit: endless });
    await uncountTry(open.db, [ending, endless]);
    expect([await countOf(ending), await countOf(endless)]).toEqual([0, 0]);
  });

  it('whose window has ended are cleaned away', async () => {
    const [ended, running] = [limit(), limit({ seconds: 3600 })];
    await take([ended, running]);
    await cleanCounters(open.db, at(61));
    expect([await countOf(ended), await countOf(running)]).toEqual([0, 1]);
  });
});

describe('one address', () => {
  it.each([
    ['10.0.0.1', '10.0.0.1'],
    ['::ffff:10.0.0.1', '10.0.0.1'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('of %s is %s', (address, block) => {
    expect(addressBlock(address)).toBe(block);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const forms = ['price_full', 'price_base', 'coalesce(price_mortgage, price_full)'];
const orders = [
  ...forms,
  ...forms.map((price) => `(${price} * 100 / area_total)`),
  'area_total',
  'floor',
  'handover_key',
  'listed_at',
];
const ranges = [
  ...forms.map((price) => `${price} <= 900000000`),
  'area_total <= 6000',
  'floor >= 5',
  'handover_key <= 20274',
];

it.each(orders)(
  'a page sorted by %s passes over what is out of any range within its index',
  async (order) => {
    const plan = await server.context.db.transaction(async (tx) => {
      for (const other of ['seqscan', 'bitmapscan', 'sort'])
        await tx.execute(sql.raw(`set local enable_${other} = off`));
      const page = `select id from estates where status = 3 and kind = 1 and rooms_key = 1 and ${ranges.join(' and ')}
                  order by ${order}, id limit 25`;
      return (await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${page}`))).rows;
    });
    const lines = plan.map((row) => row['QUERY PLAN'].trim());
    expect(lines.filter((line) => /^(Filter|Sort)/.test(line))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('Index Cond'))).toHaveLength(1);
  },
);

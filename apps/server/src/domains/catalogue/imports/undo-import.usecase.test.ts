import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let server: TestServer;
let desk: Browser;
let flats: number[];
beforeAll(async () => {
  server = await startTestServer();
  desk = await enterDesk(server, 'manager');
  const { rows } = await server.context.db.execute<{ id: number }>(
    sql`select id from estates where status = 3 and kind = 1 and complex_id = 1 order by id limit 10`,
  );
  flats = rows.map(({ id }) => id);
});
afterAll(() => server.close());

/** Checks a file and applies it, a moment after everything before. */
const applied = async (text: string) => {
  server.clock.advance(5);
  const file = Buffer.from(text);
  const { body } = await desk.upload('/api/office/imports?complex=1', 'цены.csv', file, 'text/csv', 'file');
  const batch = body.data as unknown as ImportBatch;
  expect((await desk.act(`/api/office/imports/${batch.id}/apply`, {})).status).toBe(200);
  return batch;
};
const undo = async ({ id }: ImportBatch) => {
  server.clock.advance(5);
  const { status, body } = await desk.act(`/api/office/imports/${id}/undo`, { reason: 'Не тот файл' });
  return status === 200 ? 'done' : body.code;
};
const stands = async (id: number) => {
  const { rows } = await server.context.db.execute<{ full: number; finishing: string }>(
    sql`select price_full as full, finishing from estates where id = ${id}`,
  );
  return rows[0];
};

describe('an import that is taken back', () => {
  it('does not undo a later decision that happens to be the same', async () => {
    const [id = 0] = flats;
    const before = await stands(id);
    const mistaken = await applied(`id;full;finishing\n${id};12000000;dark\n`);
    const mended = await applied(`id;full;finishing\n${id};11000000;light\n`);
    const decided = await applied(`id;full;finishing\n${id};12000000;dark\n`);
    expect(await undo(mistaken)).toBe('IMPORT_CHANGED_SINCE');
    expect(await stands(id)).toEqual({ full: 1_200_000_000, finishing: 'dark' });
    // In reverse order, each can be undone.
    for (const batch of [decided, mended, mistaken]) expect(await undo(batch)).toBe('done');
    expect(await stands(id)).toEqual(before);
  });

  it('leaves what a later one has changed of other columns and other estates', async () => {
    const [, one = 0, other = 0] = flats;
    const before = await stands(one);
    const prices = await applied(`id;full\n${one};12000000\n`);
    await applied(`id;finishing\n${one};${before?.finishing === 'dark' ? 'light' : 'dark'}\n`);
    await applied(`id;full\n${other};12000000\n`);
    expect(await undo(prices)).toBe('done');
    expect((await stands(one))?.full).toBe(before?.full);
    expect((await stands(one))?.finishing).not.toBe(before?.finishing);
  });
});

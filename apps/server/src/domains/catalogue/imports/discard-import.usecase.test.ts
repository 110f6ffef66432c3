import type { ImportBatch } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import type { EstateCard } from '@novosel/contract/catalogue/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
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
    sql`select id from estates where status = 3 and kind = 1 and complex_id = 1 order by id limit 9`,
  );
  flats = rows.map(({ id }) => id);
});
afterAll(() => server.close());

const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : `${status} ${body.code}`);
/** An estate that no other test of this file has changed. */
const next = () => flats.shift() ?? 0;
const check = async (text: string, query = '') => {
  const path = `/api/office/imports?complex=1${query.replace('?', '&')}`;
  return data<ImportBatch>(await desk.upload(path, 'цены.csv', Buffer.from(text), 'text/csv', 'file'));
};
const apply = ({ id }: ImportBatch, body: object = {}) => desk.act(`/api/office/imports/${id}/apply`, body);
const undo = ({ id }: ImportBatch) => desk.act(`/api/office/imports/${id}/undo`, { reason: 'Не тот файл' });
const discard = ({ id }: ImportBatch, who = desk, key?: string) =>
  who.act(`/api/office/imports/${id}/discard`, {}, key);
const card = async (id: number) =>
  data<EstateCard>(await server.browser().get(`/api/catalogue/estates/${id}`));

describe('throwing a checked file away', () => {
  it('leaves nothing of it but the audit, once', async () => {
    const id = next();
    const before = (await card(id)).estate;
    const batch = await check(`id;full\n${id};15000000\n${id};много\n`);
    const key = crypto.randomUUID();
    expect(outcome(await discard(batch, desk, key))).toBe('done');
    expect(outcome(await discard(batch, desk, key))).toBe('done');
    expect(outcome(await discard(batch))).toBe('404 NOT_FOUND');
    expect(outcome(await desk.get(`/api/office/imports/${batch.id}`))).toBe('404 NOT_FOUND');
    expect(outcome(await apply(batch, { leaveOutWrong: true }))).toBe('404 NOT_FOUND');
    const listed = data<ImportBatch[]>(await desk.get('/api/office/imports'));
    expect(listed.map((one) => one.id)).not.toContain(batch.id);
    expect((await card(id)).estate).toEqual(before);
    const { rows } = await server.context.db.execute<{ action: string; details: object }>(
      sql`select action, details from audit_records where subject = ${`import:${batch.id}`} order by at, id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['catalogue.check-import', 'catalogue.discard-import']);
    expect(rows[1]?.details).toMatchObject({ fileName: 'цены.csv', sha256: expect.any(String) });
  });

  it('is refused once it has changed the catalogue, waits for its day or was taken back, and without the role', async () => {
    const batch = await check(`id;full\n${next()};15000000\n`);
    expect(outcome(await discard(batch, await enterDesk(server, 'accountant')))).toBe('409 ROLE_DENIED');
    await apply(batch);
    expect(outcome(await discard(batch))).toBe('409 STEP_WRONG');
    await undo(batch);
    expect(outcome(await discard(batch))).toBe('409 STEP_WRONG');
    const planned = await check(`id;full\n${next()};15000000\n`, '?validFrom=2099-01-01');
    await apply(planned);
    expect(outcome(await discard(planned))).toBe('409 STEP_WRONG');
    await undo(planned);
  });
});

import type { ImportBatch, ImportSheet } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { main, makeWorkbook } from '@novosel/testing/uploads/make-workbook.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../../test/browser.ts';
import { enterDesk } from '../../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts';
import { sql } from '../../../../platform/database/drizzle.ts';

let server: TestServer;
let desk: Browser;
let flat: number;
beforeAll(async () => {
  server = await startTestServer();
  desk = await enterDesk(server, 'manager');
  const { rows } = await server.context.db.execute<{ id: number }>(
    sql`select id from estates where status = 3 and kind = 1 and complex_id = 1 order by id limit 1`,
  );
  flat = rows[0]?.id ?? 0;
});
afterAll(() => server.close());

const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const outcome = ({ status, body }: Answer) => (status === 200 ? 'done' : `${status} ${body.code}`);
const send = (bytes: Buffer, query = '') =>
  desk.upload(
    `/api/office/imports?complex=1${query}`,
    'прайс.xlsx',
    bytes,
    'application/octet-stream',
    'file',
  );
const sheets = (bytes: Buffer, who = desk) =>
  who.upload('/api/office/imports/sheets', 'прайс.xlsx', bytes, 'application/octet-stream', 'file');
const batches = async () => data<ImportBatch[]>(await desk.get('/api/office/imports')).length;

const cell = (text: string | number) => `<c t="str"><v>${text}</v></c>`;
const table = (price: number, attributes = '') =>
  `<worksheet xmlns="${main}"><sheetData><row>${cell('Номер в каталоге')}${cell('Цена')}</row><row${attributes}>${cell(flat)}${cell(price)}</row></sheetData></worksheet>`;

describe('a workbook with more than one written sheet, or something hidden', () => {
  it('is not checked before the person has said what to read; then says what was read and what was not', async () => {
    const bytes = makeWorkbook([
      { name: 'Прошлый квартал', state: 'hidden', xml: table(1_000_000) },
      { name: 'Цены', xml: table(15_000_000, ' hidden="1"') },
    ]);
    const before = await batches();
    expect(outcome(await send(bytes))).toBe('409 IMPORT_CHOICE');
    expect(await batches()).toBe(before);
    expect(data<ImportSheet[]>(await sheets(bytes))).toMatchObject([
      { sheet: 1, name: 'Прошлый квартал', hidden: true, rows: 2, fits: true },
      { sheet: 2, name: 'Цены', hidden: false, hiddenRows: 1 },
    ]);
    expect(outcome(await send(bytes, '&sheet=2'))).toBe('409 IMPORT_CHOICE');
    const batch = data<ImportBatch>(await send(bytes, '&sheet=2&hiddenRows=read'));
    expect(batch).toMatchObject({
      lines: 1,
      changed: 1,
      source: { name: 'Цены', others: 1, hiddenRows: { count: 1, read: 'read' } },
    });
    expect(data<{ batch: ImportBatch }>(await desk.get(`/api/office/imports/${batch.id}`)).batch).toEqual(
      batch,
    );
    expect(data<ImportBatch>(await send(bytes, '&sheet=2&hiddenRows=skip'))).toMatchObject({ lines: 0 });
  });

  it('is refused by names that are none', async () => {
    const bytes = makeWorkbook([{ name: 'Цены', xml: table(15_000_000) }]);
    for (const query of ['&sheet=0', '&sheet=x', '&hiddenRows=all', '&hiddenColumns=1'])
      expect(outcome(await send(bytes, query))).toBe('422 VALIDATION');
    expect(outcome(await send(bytes))).toBe('done');
  });

  it('shows its sheets to those alone who bring files, and keeps nothing of it', async () => {
    const bytes = makeWorkbook([{ name: 'Цены', xml: table(15_000_000) }]);
    const before = await batches();
    server.clock.advance(31);
    expect(outcome(await sheets(bytes, await enterDesk(server, 'accountant')))).toBe('409 ROLE_DENIED');
    expect(outcome(await sheets(bytes))).toBe('done');
    expect(outcome(await sheets(Buffer.from('id;full\n')))).toBe('422 IMPORT_FORMAT');
    expect(await batches()).toBe(before);
  });
});

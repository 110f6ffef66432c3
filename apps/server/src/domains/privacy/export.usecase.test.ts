import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import type { DataExport } from '@novosel/contract/privacy/endpoints.ts';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { type MadePerson, makePerson } from '../../../test/make-person.ts';
import { flatsForSale, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { until } from '../../../test/outside.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../test/test-server.ts';
import { auditRecords } from '../../platform/platform.tables.ts';
import { unpackZip } from '../../platform/safe-zip.ts';
import { documentsToGive } from '../documents/public.ts';
import { removeExports } from './make-export.ts';
import { workPrivacy } from './public.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await workPrivacy(server.context);
});
afterAll(() => server.close());

const ask = (buyer: Browser, password = demoPassword) => buyer.post('/api/users/export', { password });
const read = async (buyer: Browser) =>
  (await buyer.get('/api/users/export')).body.data as unknown as {
    last: DataExport | null;
    nextAt: string | null;
  };
async function newBuyer(): Promise<[MadePerson, Browser]> {
  const person = await makePerson(server);
  return [person, await person.signIn()];
}
/** The id of the document, as soon as it is made. */
async function ready(buyer: Browser): Promise<string> {
  await until(async () => (await read(buyer)).last?.document != null);
  return (await read(buyer)).last?.document ?? '';
}

describe('a copy of all that is kept about a person', () => {
  it('is asked for by the present password, made by a job, told, and holds data and documents (promise 53)', async () => {
    const [person, buyer] = await newBuyer();
    const [flat] = await flatsForSale(server, 1);
    await buyer.post('/api/flats/favourite', { estate: flat, favourite: true });
    await buyer.post('/api/favourites/notes', { estate: flat, text: 'Светлая кухня' });
    await uploadScan(buyer);
    const asked = await ask(buyer);
    expect([asked.status, asked.body.result]).toEqual([200, true]);
    const id = await ready(buyer);

    const file = await buyer.get(`/api/documents/${id}/file`);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('no-store'),
    });
    const files = unpackZip(file.raw.rawPayload, { files: 200, bytes: 50_000_000 });
    const json = (name: string) => JSON.parse(files?.get(`data/${name}.json`)?.toString() ?? 'null');
    expect(json('users')).toMatchObject([{ id: person.id, surname: 'Ёлкина', email: person.email }]);
    expect(json('users')[0]).not.toHaveProperty('password_hash');
    expect(json('favourite_notes')).toMatchObject([{ text: 'Светлая кухня' }]);
    expect(json('documents')).toHaveLength(1);
    const index = files?.get('index.html')?.toString() ?? '';
    expect(index).toContain('Ёлкина');
    const papers = [...(files?.keys() ?? [])].filter((name) => name.startsWith('documents/'));
    expect(papers).toEqual(['documents/001-паспорт.pdf']);
    expect(
      files
        ?.get(papers[0] ?? '')
        ?.subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(index).toContain(encodeURIComponent('001-паспорт.pdf'));

    const notices = (await buyer.get('/api/notification/list')).body.data as unknown as Notification[];
    expect(notices.map(({ title }) => title)).toContain('Копия ваших данных готова');
    const records = await server.context.db
      .select()
      .from(auditRecords)
      .where(
        and(eq(auditRecords.subject, `user:${person.id}`), eq(auditRecords.action, 'privacy.ask-export')),
      );
    expect(records).toHaveLength(1);
    const listed = (await buyer.get('/api/documents')).body.data;
    expect(listed).toEqual([]);
  });

  it('holds nothing of anybody else and is nobody else’s to download', async () => {
    const [one, buyer] = await newBuyer();
    const [other, stranger] = await newBuyer();
    await ask(buyer);
    const id = await ready(buyer);
    const file = await buyer.get(`/api/documents/${id}/file`);
    expect(file.raw.rawPayload.includes(one.email)).toBe(true);
    expect(file.raw.rawPayload.includes(other.email)).toBe(false);
    const foreign = await stranger.get(`/api/documents/${id}/file`);
    const absent = await stranger.get('/api/documents/00000000-0000-4000-8000-000000000000/file');
    expect([foreign.status, foreign.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(foreign.raw.body).toBe(absent.raw.body);
  });

  it('holds no upload that the scanner has not cleared, when there is a scanner', async () => {
    const [person, buyer] = await newBuyer();
    const id = await uploadScan(buyer);
    const { db } = server.context;
    const scanner = { scan: async () => undefined };
    const ids = async (deps: Parameters<typeof documentsToGive>[0]) =>
      (await documentsToGive(deps, db, person.id)).map((one) => one.id);
    expect(await ids({ scanner: undefined })).toEqual([id]);
    expect(await ids({ scanner })).toEqual([]);
    await db.execute(sql`update upload_checks set state = 'clean' where document_id = ${id}`);
    expect(await ids({ scanner })).toEqual([id]);
  });

  it('is asked for once a day', async () => {
    const [, buyer] = await newBuyer();
    const both = await Promise.all([ask(buyer), ask(buyer)]);
    expect(both.map(({ body }) => body.code ?? 'asked').sort()).toEqual(['EXPORT_DAY', 'asked']);
    expect((await read(buyer)).nextAt).not.toBeNull();
  });

  it('is not made by a wrong password, and tries are counted as at the sign-in (promises 2, 11)', async () => {
    const [, buyer] = await newBuyer();
    const wrong = await ask(buyer, 'не тот пароль');
    expect([wrong.body.code, Object.keys(wrong.body.errors ?? {})]).toEqual(['PASSWORD_WRONG', ['password']]);
    for (let time = 0; time < 9; time += 1) await ask(buyer, 'не тот пароль');
    expect((await ask(buyer)).body.code).toBe('LOGIN_LOCKED');
    expect((await read(buyer)).last).toBeNull();
  });

  it('is kept for seven days, then its bytes and its document are gone', async () => {
    const [person, buyer] = await newBuyer();
    await ask(buyer);
    const id = await ready(buyer);
    await removeExports(server.context);
    expect((await buyer.get(`/api/documents/${id}/file`)).status).toBe(200);
    server.clock.advance(7 * 24 * 3600 + 1);
    await removeExports(server.context);
    const later = await person.signIn();
    expect((await later.get(`/api/documents/${id}/file`)).status).toBe(404);
    expect((await read(later)).last).toMatchObject({ document: null, removedAt: expect.any(String) });
    await expect(server.context.storage.get(`exports/${id}.zip`)).rejects.toThrow();
  });
});

import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import type { DataExport } from '@novosel/contract/privacy/endpoints.ts';
import { proofSeconds } from '@novosel/contract/session/proof.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { flatsForSale, given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { until } from '../../../test/outside.ts';
import { type MadePerson, makePerson } from '../../../test/people/make-person.ts';
import { addSoftKey, type SoftKey } from '../../../test/people/soft-authenticator.ts';
import { demoPassword, startTestServer, type TestServer } from '../../../test/test-server.ts';
import { unzip } from '../../../test/uploads/unzip.ts';
import { startJobs } from '../../domain.ts';
import { and, eq, sql } from '../../platform/database/drizzle.ts';
import { auditRecords } from '../../platform/platform.tables.ts';
import { documentsToGive } from '../documents/public.ts';
import { removeExports } from './make-export.ts';
import { privacy } from './manifest.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await startJobs(privacy, server.context);
});
afterAll(() => server.close());

const ask = (buyer: Browser) => buyer.post('/api/users/export', {});
const download = (buyer: Browser) => buyer.get('/api/users/export/file');
type Asked = Parameters<SoftKey['answer']>[0];
const prove = (buyer: Browser) => buyer.post('/api/session/proof', { password: demoPassword });
const read = async (buyer: Browser) =>
  (await buyer.get('/api/users/export')).body.data as unknown as {
    last: DataExport | null;
    nextAt: string | null;
  };
async function newBuyer(): Promise<[MadePerson, Browser]> {
  const person = await makePerson(server);
  return [person, await person.signIn()];
}
/** The ID of the document, as soon as it is made. */
async function ready(buyer: Browser): Promise<string> {
  await until(async () => (await read(buyer)).last?.document != null);
  return (await read(buyer)).last?.document ?? '';
}

describe('a copy of all that is kept about a person', () => {
  it('is asked for, made by a job, told, and holds data and documents (promise 53)', async () => {
    const [person, buyer] = await newBuyer();
    const [flat] = await flatsForSale(server, 1);
    await buyer.post('/api/flats/favourite', { estate: flat, favourite: true });
    await buyer.post('/api/favourites/notes', { estate: flat, text: 'Светлая кухня', seen: '' });
    await uploadScan(buyer);
    const asked = await ask(buyer);
    expect([asked.status, asked.body.result]).toEqual([200, true]);
    await ready(buyer);

    const file = await download(buyer);
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('attachment'),
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringContaining('no-store'),
    });
    const files = await unzip(file.raw.rawPayload, { files: 200, bytes: 50_000_000, ratio: 200 });
    const json = (name: string) => JSON.parse(files.get(`data/${name}.json`)?.toString() ?? 'null');
    expect(json('users')).toMatchObject([{ id: person.id, surname: 'Ёлкина', email: person.email }]);
    expect(json('users')[0]).not.toHaveProperty('password_hash');
    expect(json('favourite_notes')).toMatchObject([{ text: 'Светлая кухня' }]);
    expect(json('documents')).toHaveLength(1);
    // Each holding has a file of its own, also where a table has several holdings.
    expect([...files.keys()].filter((name) => name.startsWith('data/'))).toHaveLength(
      server.context.holdings.length,
    );
    expect(json('powers_of_attorney-4')).toEqual([]);
    const index = files.get('index.html')?.toString() ?? '';
    expect(index).toContain('Ёлкина');
    const papers = [...files.keys()].filter((name) => name.startsWith('documents/'));
    expect(papers).toEqual(['documents/001-паспорт.pdf']);
    expect(
      files
        .get(papers[0] ?? '')
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
    const file = await download(buyer);
    expect(file.raw.rawPayload.includes(one.email)).toBe(true);
    expect(file.raw.rawPayload.includes(other.email)).toBe(false);
    expect((await download(stranger)).body.code).toBe('NOT_FOUND');
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

  it('[S4.2-13] is asked for and downloaded by who has just proved himself, and by no other door (promise 11)', async () => {
    const [, buyer] = await newBuyer();
    server.clock.advance(proofSeconds + 1);
    const refused = await ask(buyer);
    expect([refused.status, refused.body.code]).toEqual([409, 'PROOF_REQUIRED']);
    expect((await read(buyer)).last).toBeNull();
    await prove(buyer);
    await ask(buyer);
    const id = await ready(buyer);
    expect((await download(buyer)).status).toBe(200);
    expect((await buyer.get(`/api/documents/${id}/file`)).body.code).toBe('NOT_FOUND');

    server.clock.advance(proofSeconds + 1);
    const old = await download(buyer);
    expect([old.status, old.body.code]).toEqual([409, 'PROOF_REQUIRED']);
    await prove(buyer);
    const file = await download(buyer);
    expect([file.status, file.raw.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });

  it('is proved by a passkey as well', async () => {
    const [, buyer] = await newBuyer();
    const key = await addSoftKey(buyer);
    server.clock.advance(proofSeconds + 1);
    expect((await ask(buyer)).body.code).toBe('PROOF_REQUIRED');
    const asked = given<Asked>(await buyer.post('/api/session/proof/passkey/options', {}));
    expect((await buyer.post('/api/session/proof/passkey', key.answer(asked))).status).toBe(200);
    expect((await ask(buyer)).status).toBe(200);
  });

  it('is kept for seven days, then its bytes and its document are gone', async () => {
    const [person, buyer] = await newBuyer();
    await ask(buyer);
    const id = await ready(buyer);
    await removeExports(server.context);
    expect((await download(buyer)).status).toBe(200);
    server.clock.advance(8 * 24 * 3600);
    await removeExports(server.context);
    const later = await person.signIn();
    expect((await download(later)).status).toBe(404);
    expect((await read(later)).last).toMatchObject({ document: null, removedAt: expect.any(String) });
    await expect(server.context.storage.get(`exports/${id}.zip`)).rejects.toThrow();
  });
});

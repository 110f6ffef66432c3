import { createHash } from 'node:crypto';
import type { ProofKeys } from '@novosel/contract/documents/check-endpoints.ts';
import { checkArchive, fingerprintsOf } from '@novosel/proof/archive/check-archive.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { saidOf } from '../../../test/members-scene.ts';
import { sql } from '../../platform/database/drizzle.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

const guest = () => house.browser();
const asked = async (sha256: string) =>
  given<{ paper: object | null }>(await guest().get(`/api/check/papers/${sha256}`)).paper;
const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

it('a hash of a paper is known to everybody, with its state and nothing of its people', async () => {
  const visitor = await house.visit('09');
  const estate = await house.estate();
  await visitor.toPayment(estate);
  const { sha256 = '' } = (await visitor.page(estate)).booking?.agreement ?? {};
  const moment = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(await asked(sha256)).toEqual({ recordedAt: moment, signedAt: moment, state: 'signed' });
  const { db } = house.context;
  const copy = (version: number, hash: string, signedAt: unknown) => sql`
    insert into documents (id, owner_id, kind, subject, title, file_name, version, sha256, bytes, mime, storage_key, created_at, signed_at)
    select gen_random_uuid(), owner_id, kind, subject, title, file_name, ${version}, ${hash}, bytes, mime, storage_key, created_at, ${signedAt}
    from documents where sha256 = ${sha256}`;
  await db.execute(copy(2, hashOf('later'), null));
  expect(await asked(sha256)).toMatchObject({ state: 'signed' });
  expect(await asked(hashOf('later'))).toEqual({ recordedAt: moment, signedAt: null, state: 'unsigned' });
  await db.execute(sql`update documents set signed_at = created_at where sha256 = ${hashOf('later')}`);
  expect(await asked(sha256)).toMatchObject({ state: 'replaced' });
  expect(await asked(hashOf('later'))).toMatchObject({ state: 'signed' });
});

it('a file of others, an upload and what is no hash are not known', async () => {
  const visitor = await house.visit('10');
  await visitor.scan();
  const { rows } = await house.context.db.execute<{ sha256: string }>(
    sql`select sha256 from documents where kind = 'upload' limit 1`,
  );
  expect(rows[0]?.sha256).toMatch(/^[\da-f]{64}$/);
  expect(await asked(rows[0]?.sha256 ?? '')).toBeNull();
  expect(await asked(hashOf('nobody’s'))).toBeNull();
  expect(saidOf(await guest().get('/api/check/papers/none'))).toBe('422 VALIDATION');
});

it('the published keys are those of an archive', async () => {
  const visitor = await house.visit('11');
  const estate = await house.estate();
  await visitor.toPayment(estate);
  const archive = (await visitor.browser.get('/api/documents/archive')).raw.rawPayload;
  const keys = given<ProofKeys>(await guest().get('/api/check/keys'));
  const der = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
  const published = {
    headKey: keys.headKey,
    sealRoot: der(keys.sealRoot),
    operatorRoots: keys.operatorRoots.map(der),
  };
  const report = checkArchive(archive, published);
  expect(report).toMatchObject({ isWhole: true, keys: { areFromArchive: false } });
  expect(report.ownKeys).toEqual(fingerprintsOf(published));
});

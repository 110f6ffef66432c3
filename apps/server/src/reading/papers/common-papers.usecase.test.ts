import { createHash } from 'node:crypto';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { Papers, PaperVersion } from '@novosel/contract/documents/papers-endpoints.ts';
import { archiveNames } from '@novosel/proof/archive/signature-file.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agree, readWhole, sendNew } from '../../../test/agree-contract.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { type Guest, MembersScene, saidOf } from '../../../test/members-scene.ts';
import { proveAgain } from '../../../test/people/prove-again.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { openZip } from '../../platform/files/safe-zip.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const papersOf = async ({ browser }: Guest) => given<Papers>(await browser.get('/api/documents/papers'));
const bytesOf = async ({ browser }: Guest, address: string) =>
  (await browser.get(`/api/documents/${address}`)).raw.rawPayload;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The paper of that kind in the folder of an estate. */
const paperOf = ({ folders }: Papers, estate: number, kind: string): PaperVersion | undefined =>
  folders.find((folder) => folder.estate.id === estate)?.papers.find((paper) => paper.kind === kind)
    ?.versions[0];

it('[S2.1-05] the frozen contract is a paper of every member, agreed and not signed; the booking stays its owner’s', async () => {
  const { deal, other } = await scene.readyPair();
  const { owner, estate } = deal;
  await deal.confirmTotal();
  given(await sendNew(scene.lawyer, deal));
  expect((await papersOf(other)).folders).toEqual([]);
  for (const { browser } of [owner, other]) {
    given(await readWhole(browser, estate));
    given(await agree(browser, estate));
  }
  const [own, shared] = [await papersOf(owner), await papersOf(other)];
  const contract = paperOf(shared, estate, 'contract');
  expect(contract).toMatchObject({ state: 'agreed', signers: [], signedAt: null });
  expect(paperOf(own, estate, 'contract')).toEqual(contract);
  const agreement = paperOf(own, estate, 'booking-agreement');
  expect(agreement?.state).toBe('in-force');
  expect(JSON.stringify(shared)).not.toContain(agreement?.id);
  // The page of the deal links only to papers that are available.
  const listed = async ({ browser }: Guest) =>
    given<DealView>(await browser.get(`/api/deals/${estate}`)).documents.map(({ id }) => id);
  expect(await listed(owner)).toContain(agreement?.id);
  expect(await listed(other)).toEqual([contract?.id]);

  for (const reader of [owner, other])
    expect(hashOf(await bytesOf(reader, `${contract?.id}/original`))).toBe(contract?.sha256);
  expect(saidOf(await other.browser.get(`/api/documents/${agreement?.id}/original`))).toBe('404 NOT_FOUND');

  const stranger = await scene.guest();
  for (const address of [`${contract?.id}/original`, `${contract?.id}/signatures`])
    expect(saidOf(await stranger.browser.get(`/api/documents/${address}`)), address).toBe('404 NOT_FOUND');
  expect(saidOf(await stranger.browser.get(`/api/deals/${estate}/contract/paper`))).toBe('404 NOT_FOUND');
  expect((await papersOf(stranger)).folders).toEqual([]);

  await proveAgain(scene.server, 'cabinet');
  const zip = openZip(await bytesOf(other, `archive?estate=${estate}`), {
    files: 500,
    bytes: 2 ** 28,
    ratio: 1000,
  });
  expect(zip.names).toEqual([
    expect.stringMatching(/Договор.*\.pdf$/),
    archiveNames.headKey,
    archiveNames.sealRoot,
    archiveNames.sums,
  ]);

  const stateNow = async () => paperOf(await papersOf(other), estate, 'contract')?.state;
  const { db } = scene.server.context;
  await db.execute(sql`update deals set place = 'registration' where id = ${deal.deal}`);
  expect(await stateNow()).toBe('in-force');
  await db.execute(
    sql`update contract_versions set state = 'void', void_reason = 'price' where deal_id = ${deal.deal}`,
  );
  expect(await stateNow()).toBe('over');

  // A person whose part has ended, also a revoked representative, loses all papers of the deal.
  await db.execute(
    sql`update deal_parties set until = ${scene.server.clock.now().toISOString()} where deal_id = ${deal.deal} and role <> 'holder'`,
  );
  expect((await papersOf(other)).folders).toEqual([]);
  expect(saidOf(await other.browser.get(`/api/documents/${contract?.id}/original`))).toBe('404 NOT_FOUND');
  expect(saidOf(await other.browser.get(`/api/deals/${estate}/contract/paper`))).toBe('404 NOT_FOUND');
});

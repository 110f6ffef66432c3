import { createHash } from 'node:crypto';
import type { Papers } from '@novosel/contract/documents/papers-endpoints.ts';
import { checkArchive } from '@novosel/proof/archive/check-archive.ts';
import { archiveNames } from '@novosel/proof/archive/signature-file.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse, type Visitor } from '../../../test/booking-journey.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { saidOf } from '../../../test/members-scene.ts';
import { openZip } from '../../platform/files/safe-zip.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

const papersOf = async ({ browser }: Visitor) => given<Papers>(await browser.get('/api/documents/papers'));
const bytesOf = async ({ browser }: Visitor, address: string) =>
  (await browser.get(`/api/documents/${address}`)).raw.rawPayload;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A buyer with a signed agreement of an estate. */
async function signed(number: string) {
  const visitor = await house.visit(number);
  const estate = await house.estate();
  await visitor.toPayment(estate);
  const folder = (await papersOf(visitor)).folders.find((one) => one.estate.id === estate);
  return { visitor, estate, folder, paper: folder?.papers[0]?.versions[0] };
}

/** Files of an archive by name. */
async function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = openZip(bytes, { files: 500, bytes: 2 ** 28, ratio: 1000 });
  const files = new Map<string, Buffer>();
  for (const name of zip.names) {
    const pieces: Buffer[] = [];
    for await (const piece of zip.read(name)) pieces.push(piece);
    files.set(name, Buffer.concat(pieces));
  }
  return files;
}

describe('[S2.1-05] papers of a person', () => {
  it('stand by deal with state, signer, size and hash, and consents beside them', async () => {
    const { visitor, estate, folder } = await signed('09');
    expect(folder).toMatchObject({ alive: true, estate: { id: estate } });
    expect(folder?.papers).toEqual([
      {
        kind: 'booking-agreement',
        versions: [
          expect.objectContaining({
            state: 'in-force',
            signers: [{ name: expect.stringMatching(/^\S+ \S+/), onBehalf: false, at: expect.any(String) }],
            sha256: expect.stringMatching(/^[\da-f]{64}$/),
          }),
        ],
      },
    ]);
    given(await visitor.browser.act('/api/users/consents', { kind: 'advertising' }));
    expect((await papersOf(visitor)).consents).toMatchObject([{ kind: 'advertising', withdrawnAt: null }]);
    given(await visitor.act(estate, 'cancel'));
    const after = (await papersOf(visitor)).folders.find((one) => one.estate.id === estate);
    expect(after).toMatchObject({ alive: false, papers: [{ versions: [{ state: 'over' }] }] });
  });

  it('are given as they were signed, with the signatures in a file of their own', async () => {
    const { visitor, paper } = await signed('10');
    const original = await bytesOf(visitor, `${paper?.id}/original`);
    expect(hashOf(original)).toBe(paper?.sha256);
    const file = JSON.parse(String(await bytesOf(visitor, `${paper?.id}/signatures`)));
    expect(file.document).toMatchObject({ id: paper?.id, sha256: paper?.sha256 });
    const evidence = { documentSha256: paper?.sha256, kind: 'simple', ip: expect.any(String) };
    expect(file.signatures).toEqual([{ position: 1, evidence: expect.objectContaining(evidence) }]);
    expect(file.chain).toMatchObject({ links: [{ hash: expect.any(String) }], seal: expect.any(String) });
    const [scan] = [await visitor.scan()];
    for (const address of [`${scan}/original`, `${scan}/signatures`])
      expect(saidOf(await visitor.browser.get(`/api/documents/${address}`)), address).toBe('404 NOT_FOUND');
  });

  it('[promise 21] are nobody else’s, one by one and in the archive', async () => {
    const { paper, estate } = await signed('11');
    const other = await house.visit('09');
    for (const address of [`${paper?.id}/original`, `${paper?.id}/signatures`, `archive?estate=${estate}`])
      expect(saidOf(await other.browser.get(`/api/documents/${address}`)), address).toBe('404 NOT_FOUND');
    expect(JSON.stringify(await papersOf(other))).not.toContain(paper?.id);
  });

  it('go into one archive whose list of hashes fits each file, and whose names tell nothing of the person', async () => {
    const { visitor, estate, folder, paper } = await signed('12');
    given(await visitor.browser.act('/api/users/consents', { kind: 'advertising' }));
    const archive = await bytesOf(visitor, 'archive');
    const files = await unpacked(archive);
    const sums = new Map(
      String(files.get('SHA256SUMS'))
        .trimEnd()
        .split('\n')
        .map((line): [string, string] => [line.slice(66), line.slice(0, 64)]),
    );
    files.delete('SHA256SUMS');
    expect(new Map([...files].map(([name, bytes]) => [name, hashOf(bytes)]))).toEqual(sums);
    expect([...sums.values()]).toContain(paper?.sha256);
    expect([...sums.keys()].some((name) => name.startsWith('Согласия/'))).toBe(true);
    const surname = paper?.signers[0]?.name.split(' ')[0] ?? '';
    expect([...sums.keys()].join()).not.toContain(surname);
    const one = await unpacked(await bytesOf(visitor, `archive?estate=${estate}`));
    expect([...one.keys()]).toEqual([
      expect.stringMatching(/^Квартира № \d+, .*\/Соглашение о бронировании № .*, редакция 1\.pdf$/),
      expect.stringMatching(/, редакция 1, подписи\.json$/),
      archiveNames.headKey,
      archiveNames.sealRoot,
      archiveNames.sums,
    ]);
    expect([...one.keys()][0]).toContain(folder?.number);
    // What is needed to check it stands in it, and no server is asked.
    expect(checkArchive(archive)).toMatchObject({
      isWhole: true,
      papers: [{ sha256: paper?.sha256, record: { fault: null, signatures: [{ kind: 'simple' }] } }],
    });
  });
});

import { errorPhrase } from '@novosel/contract/errors/errors.ts';
import type { Passkey } from '@novosel/contract/session/passkey-endpoints.ts';
import { passkeysAtMost } from '@novosel/contract/session/passkey-endpoints.ts';
import { proofSeconds } from '@novosel/contract/session/proof.ts';
import { describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { lastLetter } from '../../../test/last-letter.ts';
import { lastSms } from '../../../test/last-sms.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { makePerson } from '../../../test/people/make-person.ts';
import { signedIn } from '../../../test/people/signed-in.ts';
import { addSoftKey, makeSoftKey, type Said } from '../../../test/people/soft-authenticator.ts';
import { and, eq, like } from '../../platform/database/drizzle.ts';
import { auditRecords } from '../../platform/platform.tables.ts';
import { passkeyChallenges, passkeys } from './passkeys.tables.ts';

const scene = signedIn();

type Making = Parameters<typeof makeSoftKey>[0];
const begin = async (browser = scene.browser) =>
  given<Making>(await browser.post('/api/users/passkeys/options', {}));
const listed = async (browser = scene.browser) =>
  given<{ items: Passkey[] }>(await browser.get('/api/users/passkeys')).items;
const remove = (id: string, browser = scene.browser) => browser.post(`/api/users/passkeys/${id}/remove`, {});
const actsOf = async (id: number) => {
  const rows = await scene.server.context.db
    .select({ action: auditRecords.action })
    .from(auditRecords)
    .where(and(eq(auditRecords.actorId, id), like(auditRecords.action, 'passkeys.%')))
    .orderBy(auditRecords.id);
  return rows.map(({ action }) => action);
};

describe('a passkey of one’s own', () => {
  it('is made for our host and for the person alone, with user verification, and not twice on one device', async () => {
    const first = await begin();
    expect(first).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(JSON.stringify(first.user.id)).not.toContain(String(scene.person.id));
    const key = await addSoftKey(scene.browser);
    const second = await begin();
    expect(second.user.id).toBe(first.user.id);
    expect(second.excludeCredentials).toEqual([{ id: key.id, type: 'public-key', transports: ['internal'] }]);
  });

  it('is listed with its device and when it was made, without what a device knows it by', async () => {
    const key = makeSoftKey(await begin());
    const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36' };
    await scene.browser.post('/api/users/passkeys', key.made, agent);
    const answer = await scene.browser.get('/api/users/passkeys');
    expect(await listed()).toEqual([
      { id: expect.any(String), name: 'Chrome, Windows', madeAt: expect.any(String), usedAt: null },
    ]);
    expect(answer.raw.body).not.toContain(key.id);
  });

  it('is reported by letter and by SMS, when it comes and when it goes, and both are audited', async () => {
    await addSoftKey(scene.browser);
    expect((await lastLetter(scene.server)).to).toBe(scene.person.email);
    expect((await lastLetter(scene.server)).subject).toContain('Новый ключ доступа');
    expect((await lastSms(scene.server)).text).toContain('новым ключом доступа');
    const [{ id } = { id: '' }] = await listed();
    expect((await remove(id)).body).toEqual({ result: true });
    expect((await lastLetter(scene.server)).subject).toContain('Ключ доступа удалён');
    expect(await actsOf(scene.person.id)).toEqual(['passkeys.add', 'passkeys.remove']);
    expect(await listed()).toEqual([]);
  });

  it('is given another name, by its person alone', async () => {
    await addSoftKey(scene.browser);
    const [{ id } = { id: '' }] = await listed();
    const rename = (browser: Browser) =>
      browser.post(`/api/users/passkeys/${id}/name`, { name: 'Мой телефон' });
    const stranger = await (await makePerson(scene.server)).signIn();
    expect((await rename(stranger)).body.code).toBe('NOT_FOUND');
    expect((await remove(id, stranger)).body.code).toBe('NOT_FOUND');
    expect((await rename(scene.browser)).body).toEqual({ result: true });
    expect((await listed())[0]?.name).toBe('Мой телефон');
  });

  it('is neither added nor removed by a session that was proved longer ago (promise 11)', async () => {
    const key = makeSoftKey(await begin());
    await addSoftKey(scene.browser);
    const [{ id } = { id: '' }] = await listed();
    scene.server.clock.advance(proofSeconds + 1);
    for (const answer of [
      await scene.browser.post('/api/users/passkeys/options', {}),
      await scene.browser.post('/api/users/passkeys', key.made),
      await remove(id),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'PROOF_REQUIRED']);
    expect(await listed()).toHaveLength(1);
  });

  it('is not added in a frozen cabinet, and may be removed there', async () => {
    await addSoftKey(scene.browser);
    const [{ id } = { id: '' }] = await listed();
    await scene.browser.post('/api/users/freeze', {});
    expect((await scene.browser.post('/api/users/passkeys/options', {})).body.code).toBe('CABINET_FROZEN');
    expect((await remove(id)).body).toEqual({ result: true });
  });

  it('PASSKEYS_FULL: one too many is not made', async () => {
    const late = makeSoftKey(await begin());
    for (let made = 0; made < passkeysAtMost; made += 1) await addSoftKey(scene.browser);
    const asked = await scene.browser.post('/api/users/passkeys/options', {});
    const added = await scene.browser.post('/api/users/passkeys', late.made);
    expect([asked.body.code, added.body.code]).toEqual(['PASSKEYS_FULL', 'PASSKEYS_FULL']);
    expect(asked.body.message).toContain(String(passkeysAtMost));
    expect(await listed()).toHaveLength(passkeysAtMost);
  });
});

describe('PASSKEY_REFUSED: a key is not added', () => {
  const wrong: Record<string, Said> = {
    'that was made on a page of another origin': { origin: 'http://localhost:3001' },
    'that was made for another host': { rpId: 'evil.test' },
    'whose device has not verified the person': { verified: false },
    'that was made for a challenge of nobody': { challenge: 'bm90IG91cnM' },
  };
  it.each(Object.entries(wrong))('%s', async (_, said) => {
    const answer = await scene.browser.post('/api/users/passkeys', makeSoftKey(await begin(), said).made);
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSKEY_REFUSED']);
    expect(await listed()).toEqual([]);
  });

  it('by a challenge that was used, has run out, or was given to another session', async () => {
    const asked = await begin();
    const [key, twin] = [makeSoftKey(asked), makeSoftKey(asked)];
    const add = async (made: object, browser = scene.browser) =>
      (await browser.post('/api/users/passkeys', made)).body.code ?? 'added';
    const other = await scene.person.signIn();
    expect(await add(key.made, other)).toBe('PASSKEY_REFUSED');
    expect(await add(key.made)).toBe('added');
    expect(await add(twin.made)).toBe('PASSKEY_REFUSED');
    const late = makeSoftKey(await begin());
    scene.server.clock.advance(301);
    await scene.browser.post('/api/session/proof', { password: 'novosel-demo' });
    expect(await add(late.made)).toBe('PASSKEY_REFUSED');
  });

  it('when a device has given its name to somebody’s key already', async () => {
    const key = await addSoftKey(scene.browser);
    const stranger = await (await makePerson(scene.server)).signIn();
    const twin = makeSoftKey(await begin(stranger));
    await scene.server.context.db
      .update(passkeys)
      .set({ credentialId: twin.id })
      .where(eq(passkeys.credentialId, key.id));
    expect((await stranger.post('/api/users/passkeys', twin.made)).body.message).toBe(
      errorPhrase('PASSKEY_REFUSED', 'ru'),
    );
    expect(await listed(stranger)).toEqual([]);
  });
});

describe('challenges', () => {
  it('are kept as hashes, and go when they were used or have run out', async () => {
    const { db } = scene.server.context;
    const asked = await begin();
    const rows = await db.select().from(passkeyChallenges);
    expect(JSON.stringify(rows)).not.toContain(asked.challenge);
    await scene.browser.post('/api/users/passkeys', makeSoftKey(asked).made);
    expect(await db.select().from(passkeyChallenges)).toHaveLength(rows.length - 1);
  });
});

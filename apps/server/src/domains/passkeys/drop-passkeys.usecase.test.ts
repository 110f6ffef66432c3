import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { lastCode } from '../../../test/last-sms.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { until } from '../../../test/outside.ts';
import { makePerson } from '../../../test/people/make-person.ts';
import { signedIn } from '../../../test/people/signed-in.ts';
import { addSoftKey, type Making, makeSoftKey } from '../../../test/people/soft-authenticator.ts';
import { giveTrust } from '../../../test/people/trust.ts';
import { demoPassword } from '../../../test/test-server.ts';
import { and, desc, eq, sql } from '../../platform/database/drizzle.ts';
import { auditRecords, outbox } from '../../platform/platform.tables.ts';
import { lockPasskeysOf } from './passkeys.repo.ts';
import { passkeys } from './passkeys.tables.ts';

const scene = signedIn();
const made = 'тихая вода у крыльца';
let fresh = 0;
// Each test has its own hour: all calls come from one address and share its limit.
beforeEach(async () => {
  scene.server.clock.advance(3601);
  scene.browser = await scene.person.signIn();
});

const messages = async (count: number) => {
  const rows = await scene.server.context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(count);
  return rows.map(({ payload }) => payload as { to: string; text: string });
};
const keysOf = (id = scene.person.id) =>
  scene.server.context.db.select().from(passkeys).where(eq(passkeys.userId, id));
const noticesOf = async (browser: Browser) =>
  given<Notification[]>(await browser.get('/api/notification/list'));
/** Messages to this person with these words. */
const told = async (words: string) =>
  (await messages(12)).filter(({ to, text }) => contacts().includes(to) && text.includes(words));
const toldTo = async (words: string) => (await told(words)).map(({ to }) => to).sort();
const contacts = () => [scene.person.phone, scene.person.email].sort();

async function reset(): Promise<void> {
  const browser = scene.server.browser();
  const who = { type: 'phone', phone: scene.person.phone };
  await browser.post('/api/auth/recovery/code', { purpose: 'reset', ...who });
  const code = await lastCode(scene.server);
  const answer = await browser.post('/api/auth/recovery/password', { ...who, code, password: made });
  expect(answer.status).toBe(200);
}

const codeIn = (text = '') => /(?<!\d)(\d{6})(?!\d)/.exec(text)?.[1] ?? '';
async function changeContact(to: object, browser: Browser = scene.browser): Promise<void> {
  await browser.post('/api/users/contact/codes', to);
  const [old, other] = await messages(2);
  const codes = { oldCode: codeIn(old?.text), newCode: codeIn(other?.text) };
  const answer = await browser.post('/api/users/contact', { ...to, ...codes });
  expect(answer.status).toBe(200);
}

describe('keys do not outlive the way in beside which they were made', () => {
  it('a new password by a code takes every key, of this person alone; both contacts are told, and it is audited', async () => {
    const other = await makePerson(scene.server);
    await addSoftKey(await other.signIn());
    await addSoftKey(scene.browser);
    await addSoftKey(scene.browser);
    await reset();
    expect(await keysOf()).toEqual([]);
    expect(await keysOf(other.id)).toHaveLength(1);
    expect(await toldTo('мы удалили все ключи доступа')).toEqual(contacts());
    expect((await told('мы удалили все ключи доступа'))[0]?.text).toContain(
      'Новый ключ добавьте в «Настройках»',
    );
    const records = await scene.server.context.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.actorId, scene.person.id), eq(auditRecords.action, 'passkeys.remove')));
    expect(records.map(({ details }) => details)).toEqual(
      [1, 2].map(() => ({ passkey: expect.any(String), why: 'way-in-replaced' })),
    );
  });

  it('is told in the cabinet in the person’s language, once, and the notice leads to the settings', async () => {
    const other = await makePerson(scene.server);
    await addSoftKey(await other.signIn());
    await addSoftKey(scene.browser);
    await addSoftKey(scene.browser);
    await scene.browser.post('/api/users/locale', { locale: 'en' });
    await reset();
    const notices = await noticesOf(await scene.person.signIn(made));
    expect(notices.filter(({ link }) => link === '/profile')).toMatchObject([
      { title: 'Your passkeys were removed', text: expect.stringContaining('Add a new one in the settings') },
    ]);
    expect((await noticesOf(await other.signIn())).filter(({ link }) => link === '/profile')).toEqual([]);
  });

  it.each(['the reset', 'the key'])(
    'a key that is added in that very moment does not stay: %s is first',
    async (first) => {
      const key = makeSoftKey(given<Making>(await scene.browser.post('/api/users/passkeys/options', {})));
      const { db } = scene.server.context;
      const waiting = async (count: number) => {
        const { rows } = await db.execute(sql`
          select 1 from pg_locks where locktype = 'advisory' and not granted and objid = ${scene.person.id}`);
        return rows.length === count;
      };
      const acts = [
        async () => (await scene.browser.post('/api/users/passkeys', key.made)).body.code ?? 'added',
        async () => reset(),
      ];
      if (first === 'the reset') acts.reverse();
      const [one, two] = acts;
      // Both calls have begun and wait for each other's lock, which they get in the order of arrival.
      const both = await db.transaction(async (tx) => {
        await lockPasskeysOf(tx, scene.person.id);
        const begun = [one?.()];
        await until(() => waiting(1));
        begun.push(two?.());
        await until(() => waiting(2));
        return begun;
      });
      expect(await Promise.all(both)).toContain(first === 'the reset' ? 'SESSION_REVOKED' : 'added');
      expect(await keysOf()).toEqual([]);
    },
  );

  it('another phone takes every key', async () => {
    await addSoftKey(scene.browser);
    fresh += 1;
    await changeContact({ type: 'phone', phone: `+7922111${String(fresh).padStart(4, '0')}` });
    expect(await keysOf()).toEqual([]);
    expect(await toldTo('мы удалили все ключи доступа')).toEqual([scene.person.email]);
  });

  it('a new password by the present one and another e-mail leave them', async () => {
    await addSoftKey(scene.browser);
    await changeContact({ type: 'email', email: `drop-${scene.person.id}@post.test` });
    const browser = await scene.person.signIn();
    const answer = await browser.post('/api/users/password', { password: demoPassword, newPassword: made });
    expect(answer.status).toBe(200);
    expect(await keysOf()).toHaveLength(1);
  });

  it('who has no keys and trusts nobody is told of neither', async () => {
    await reset();
    expect(await told('Код')).toHaveLength(1);
    expect(await told('ключи доступа')).toEqual([]);
    expect(await told('Доверенные лица')).toEqual([]);
  });

  it('trusted persons stay, and their principal is told to review them', async () => {
    const friend = await makePerson(scene.server);
    await giveTrust(scene.server, scene.person.id, friend);
    await reset();
    expect(await toldTo('Доверенные лица сохранили свои права')).toEqual(contacts());
    const { body } = await (await friend.signIn()).get('/api/users/delegates');
    expect(body.data).toMatchObject({ received: [{ state: 'active' }] });
  });
});

import { randomUUID } from 'node:crypto';
import { isoDay } from '@novosel/contract/time/time.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { type MadePerson, makePerson } from '../../../test/people/make-person.ts';
import { signedIn } from '../../../test/people/signed-in.ts';
import { dayIn, giveTrust } from '../../../test/people/trust.ts';
import { desc, eq } from '../../platform/database/drizzle.ts';
import { auditRecords, outbox } from '../../platform/platform.tables.ts';
import { users } from '../identity/identity.tables.ts';
import { delegations } from './delegates.tables.ts';

const scene = signedIn();
let friend: MadePerson;
let theirs: Browser;

beforeEach(async () => {
  friend = await makePerson(scene.server, { name: 'Олег', surname: 'Лесной', locale: 'en' });
  theirs = await friend.signIn();
});

interface Listed {
  given: { id: string; state: string; name: string | null; phone: string; scope: string }[];
  received: { id: string; state: string; principal: string }[];
}

const list = async (browser: Browser) => given<Listed>(await browser.get('/api/users/delegates'));
const name = (own: object = {}, browser = scene.browser) =>
  browser.act('/api/users/delegates', {
    phone: friend.phone,
    scope: 'view',
    until: dayIn(scene.server, 30),
    ...own,
  });
const act = (browser: Browser, id: string, verb: 'accept' | 'end') =>
  browser.post(`/api/users/delegates/${id}/${verb}`, {});
const invited = async (browser = theirs) => (await list(browser)).received[0]?.id ?? '';
const told = async () => {
  const rows = await scene.server.context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(8);
  return rows.map(({ payload }) => payload as { to: string; text: string });
};
const lastAct = async (actorId: number) => {
  const [record] = await scene.server.context.db
    .select()
    .from(auditRecords)
    .where(eq(auditRecords.actorId, actorId))
    .orderBy(desc(auditRecords.id))
    .limit(1);
  return record;
};
const isDelegate = async (browser: Browser) =>
  ((await browser.get('/api/users')).body as { delegate?: boolean }).delegate;

describe('a trusted person', () => {
  it('[S6-12] is named by phone, told in his language, and accepts in his own cabinet; both see it', async () => {
    expect(await isDelegate(theirs)).toBe(false);
    expect((await name({ scope: 'pay' })).status).toBe(200);
    expect((await lastAct(scene.person.id))?.action).toBe('delegates.name');
    const messages = await told();
    expect(messages.find(({ to }) => to === friend.phone)?.text).toContain('Вера Ё. trusts you');
    expect(messages.find(({ to }) => to === scene.person.phone)?.text).toContain('доверенное лицо');
    expect((await list(scene.browser)).given).toMatchObject([
      { state: 'waits', name: null, phone: friend.phone, scope: 'pay' },
    ]);
    expect((await list(theirs)).received).toMatchObject([{ state: 'waits', principal: 'Вера Ё.' }]);
    expect(await isDelegate(theirs)).toBe(true);

    expect((await act(theirs, await invited(), 'accept')).status).toBe(200);
    expect((await lastAct(friend.id))?.action).toBe('delegates.accept');
    expect((await list(scene.browser)).given).toMatchObject([{ state: 'active', name: 'Олег Лесной' }]);
    expect((await list(theirs)).received).toMatchObject([{ state: 'active', principal: 'Вера Ёлкина' }]);
    expect((await told())[0]?.text ?? '').toBeTruthy();
    expect(await isDelegate(scene.browser)).toBe(false);
  });

  it('[S6-12] is invited by an SMS when nobody has the phone, and the answer is the same to the byte', async () => {
    const nobody = '+79119998877';
    const [known, unknown] = [await name(), await name({ phone: nobody })];
    expect(unknown.raw.body).toBe(known.raw.body);
    const sms = (await told()).find(({ to }) => to === nobody)?.text ?? '';
    expect(sms).toContain('Вера Ё. просит вас быть доверенным лицом');
    expect(sms).not.toContain('Ёлкина');
    const { given: both } = await list(scene.browser);
    expect(both.map(({ state, name: shown }) => [state, shown])).toEqual([
      ['waits', null],
      ['waits', null],
    ]);
  });

  it.each([['principal'], ['delegate']] as const)(
    '[S6-12] is ended by the %s, at once and for both',
    async (by) => {
      await name();
      const id = await invited();
      await act(theirs, id, 'accept');
      expect((await theirs.get(`/api/delegations/${id}/deals`)).status).toBe(200);
      expect((await act(by === 'principal' ? scene.browser : theirs, id, 'end')).status).toBe(200);
      expect((await theirs.get(`/api/delegations/${id}/deals`)).status).toBe(404);
      expect([(await list(scene.browser)).given, (await list(theirs)).received]).toEqual([[], []]);
      const [other] = by === 'principal' ? [friend] : [scene.person];
      expect((await told()).some(({ to, text }) => to === other.phone && /ended|закончено/.test(text))).toBe(
        true,
      );
      expect((await act(theirs, id, 'end')).body.code).toBe('NOT_FOUND');
      const [row] = await scene.server.context.db.select().from(delegations).where(eq(delegations.id, id));
      expect(row?.endedBy).toBe(by);
    },
  );

  it('an invitation takes none of the codes by which its owner signs', async () => {
    expect((await name()).status).toBe(200);
    const asked = { purpose: 'reset', type: 'phone', phone: friend.phone };
    expect((await scene.server.browser().post('/api/auth/recovery/code', asked)).status).toBe(200);
  });

  it('[S6-12] is invited no oftener than a phone is sent to, whether it is somebody’s or nobody’s (promise 6)', async () => {
    const nobody = (await makePerson(scene.server)).phone.replace('+79', '+78');
    const answers: unknown[] = [];
    for (const phone of [friend.phone, nobody]) {
      expect((await name({ phone })).status).toBe(200);
      const [{ id } = { id: '' }] = (await list(scene.browser)).given;
      await act(scene.browser, id, 'end');
      const again = await name({ phone });
      expect(again.body.code).toBe('RATE_LIMITED');
      answers.push([again.status, again.body.message]);
    }
    expect(answers[1]).toEqual(answers[0]);
    const rows = await scene.server.context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(8);
    const sms = rows.map(({ payload }) => payload as { to: string; validUntil?: string });
    const until = `${isoDay(scene.server.clock.now().getTime() + 7 * 86_400_000)}T20:59:59.999Z`;
    expect(sms.find(({ to }) => to === nobody)?.validUntil).toBe(until);
  });

  it('[S6-12] refuses an invitation, and cannot accept it any more', async () => {
    await name();
    const id = await invited();
    expect((await act(theirs, id, 'end')).status).toBe(200);
    expect((await act(theirs, id, 'accept')).body.code).toBe('NOT_FOUND');
    scene.server.clock.advance(61);
    expect((await name()).status).toBe(200);
  });

  it('[S6-12] is not named without a fresh proof, nor in a frozen cabinet; a frozen one may take trust back', async () => {
    await name();
    const id = await invited();
    expect((await scene.browser.post('/api/users/freeze', {})).status).toBe(200);
    expect((await name()).body.code).toBe('CABINET_FROZEN');
    expect((await act(theirs, id, 'accept')).body.code).toBe('PRINCIPAL_FROZEN');
    expect((await act(scene.browser, id, 'end')).status).toBe(200);
    scene.server.clock.advance(301);
    expect((await name({}, theirs)).body.code).toBe('PROOF_REQUIRED');
  });

  it.each([
    ['one’s own phone', () => ({ phone: scene.person.phone }), 'DELEGATE_SELF'],
    ['no phone', () => ({ phone: '12' }), 'VALIDATION'],
    ['today', () => ({ until: dayIn(scene.server, 0) }), 'VALIDATION'],
    ['more than a year', () => ({ until: dayIn(scene.server, 367) }), 'VALIDATION'],
    ['a scope that there is not', () => ({ scope: 'all' }), 'VALIDATION'],
  ] as const)('[S6-12] is not named with %s', async (_, own, code) => {
    expect((await name(own())).body.code).toBe(code);
    expect((await list(scene.browser)).given).toEqual([]);
  });

  it('[S6-12] is named once, three are the most, and five invitations a day', async () => {
    expect((await name()).status).toBe(200);
    expect((await name()).body.code).toBe('DELEGATE_AGAIN');
    for (const end of [1, 2]) expect((await name({ phone: `+7911777000${end}` })).status).toBe(200);
    expect((await name({ phone: '+79117770003' })).body.code).toBe('DELEGATES_FULL');
    const end = async () => act(scene.browser, (await list(scene.browser)).given[0]?.id ?? '', 'end');
    for (const last of [4, 5]) {
      await end();
      expect((await name({ phone: `+7911777000${last}` })).status).toBe(200);
    }
    await end();
    expect((await name({ phone: '+79117770006' })).body).toMatchObject({
      code: 'INVITATIONS_OVER',
      message: expect.stringMatching(/5/),
    });
  });

  it('[S6-12] is named again after the former trust has run out by itself', async () => {
    const past = new Date(scene.server.clock.now().getTime() - 1000);
    await giveTrust(scene.server, scene.person.id, friend, { until: past });
    expect((await list(scene.browser)).given).toEqual([]);
    expect((await name()).status).toBe(200);
  });

  it('[S6-12] of another person is nothing to a stranger, and nobody accepts what he has given himself', async () => {
    await name();
    const id = await invited();
    const stranger = await (await makePerson(scene.server)).signIn();
    for (const verb of ['accept', 'end'] as const)
      expect((await act(stranger, id, verb)).raw.body).toBe(
        (await act(stranger, randomUUID(), verb)).raw.body,
      );
    expect((await act(scene.browser, id, 'accept')).body.code).toBe('NOT_FOUND');
  });

  it('[S6-12] is accepted once, though the answer was lost and it is sent again', async () => {
    await name();
    const id = await invited();
    for (const _ of ['sent', 'sent again']) expect((await act(theirs, id, 'accept')).status).toBe(200);
    const { db } = scene.server.context;
    const records = await db.select().from(auditRecords).where(eq(auditRecords.actorId, friend.id));
    expect(records.filter(({ action }) => action === 'delegates.accept')).toHaveLength(1);
  });

  it.each([
    ['closed', () => ({ lockedUntil: new Date(scene.server.clock.now().getTime() + 60_000) })],
    ['not confirmed', () => ({ status: 5 })],
  ] as const)('[S6-12] neither acts nor accepts for a cabinet that is %s', async (_, shut) => {
    await name();
    const waiting = await invited();
    const other = await makePerson(scene.server);
    const given = await giveTrust(scene.server, scene.person.id, other, { scope: 'pay' });
    const browser = await other.signIn();
    expect((await browser.get(`/api/delegations/${given}/deals`)).status).toBe(200);
    await scene.server.context.db.update(users).set(shut()).where(eq(users.id, scene.person.id));
    expect((await browser.get(`/api/delegations/${given}/deals`)).status).toBe(404);
    expect((await browser.act(`/api/delegations/${given}/deals/1/payment`, { method: 'sbp' })).status).toBe(
      404,
    );
    expect((await act(theirs, waiting, 'accept')).status).toBe(404);
  });

  it('[S6-12] who works for the developer as well is told as a buyer, not by the SMS to strangers', async () => {
    await scene.server.context.db.update(users).set({ isEmployee: true }).where(eq(users.id, friend.id));
    expect((await name()).status).toBe(200);
    const texts = (await told()).filter(({ to }) => to === friend.phone).map(({ text }) => text);
    expect(texts).toEqual([expect.stringContaining('trusts you')]);
  });

  it('[S6-12] is accepted to the end of the seventh day, and not after it', async () => {
    const late = await makePerson(scene.server);
    const createdAt = new Date(scene.server.clock.now().getTime() - 8 * 86_400_000);
    const lapsed = await giveTrust(scene.server, scene.person.id, late, {
      delegateId: null,
      acceptedAt: null,
      createdAt,
    });
    const inTime = await giveTrust(scene.server, scene.person.id, friend, {
      delegateId: null,
      acceptedAt: null,
      createdAt: new Date(scene.server.clock.now().getTime() - 7 * 86_400_000),
    });
    expect((await act(await late.signIn(), lapsed, 'accept')).body.code).toBe('NOT_FOUND');
    expect((await act(theirs, inTime, 'accept')).status).toBe(200);
  });
});

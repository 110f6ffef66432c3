import { randomUUID } from 'node:crypto';
import type { InvitationView } from '@novosel/contract/members/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastSms } from '../../../../test/last-sms.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import {
  freePhone,
  type Guest,
  MembersScene,
  saidOf,
  titlesOf,
  wrongIn,
} from '../../../../test/members-scene.ts';
import { desc } from '../../../platform/database/drizzle.ts';
import { outbox } from '../../../platform/platform.tables.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const daySeconds = 86_400;
const invitedTo = async ({ browser }: Guest) =>
  given<{ items: InvitationView[] }>(await browser.get('/api/invitations')).items;
const smsTo = async (phone: string) => {
  const rows = await scene.server.context.db.select().from(outbox).orderBy(desc(outbox.id)).limit(20);
  return rows.map(({ payload }) => payload as { to: string; text: string }).filter(({ to }) => to === phone);
};
/** Replaces the differences that any two people's answers have. */
const alike = (raw: string) =>
  raw.replaceAll(/\+79\d{9}|[\da-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'of his own');

describe('an invitation', () => {
  it('[promise 4] is answered alike for a known and an unknown phone: one reads a notice, the other an SMS', async () => {
    const [one, other] = [await scene.deal('shared'), await scene.deal('shared')];
    const known = await scene.guest();
    const unknown = freePhone();
    const answers = [await one.invite(known.phone), await other.invite(unknown)];
    expect(answers.map(saidOf)).toEqual(['done', 'done']);
    const [first, second] = answers.map(({ raw }) => alike(raw.body.replaceAll(/"estate":\d+/g, '')));
    expect(first).toBe(second);
    expect(await titlesOf(known)).toContain('Анна Д. зовёт вас в сделку');
    const { to, text } = await lastSms(scene.server);
    expect(to).toBe(unknown);
    expect(text).toContain('Анна Д. зовёт вас в сделку');
    expect(text).toContain(`/deals/${other.estate}/members`);
    expect(await one.acts()).toEqual(['members.invite-member']);
  });

  it('shows the invited nothing but itself, and the main buyer alone the phone', async () => {
    const { deal, other } = await scene.pair();
    const known = await scene.guest();
    given(await deal.invite(known.phone));
    const { invitation, ...rest } = await deal.view(known);
    expect(invitation).toMatchObject({ inviter: 'Анна Д.', role: 'holder' });
    expect(rest).toMatchObject({ own: false, mayChange: false, members: [], groups: [], papers: [] });
    expect((await known.browser.get(`/api/deals/${deal.estate}`)).status).toBe(404);
    const phonesFor = async (by?: Guest) => (await deal.view(by)).members.map(({ phone }) => phone);
    expect(await phonesFor()).toEqual([null, null, known.phone]);
    expect(await phonesFor(other)).toEqual([null, null, null]);
  });

  it('is listed for whoever has the phone, until he answers or its term is over, and for nobody else', async () => {
    const [one, other] = [await scene.deal('shared'), await scene.deal('joint')];
    const known = await scene.guest();
    expect(await invitedTo(known)).toEqual([]);
    given(await one.invite(known.phone));
    scene.server.clock.advance(61);
    given(await other.invite(known.phone));
    const listed = await invitedTo(known);
    expect(listed.map(({ estate }) => estate.id)).toEqual([one.estate, other.estate]);
    expect(listed[0]).toEqual((await one.view(known)).invitation);
    expect(await invitedTo(one.owner)).toEqual([]);
    given(await one.act(`${listed[0]?.member}/join`, {}, known));
    expect((await invitedTo(known)).map(({ estate }) => estate.id)).toEqual([other.estate]);
    await scene.pass(8 * daySeconds);
    await scene.again(known);
    expect(await invitedTo(known)).toEqual([]);
  });

  it('is refused to oneself, to whoever takes part, to whoever is invited, and by another member', async () => {
    const { deal, other } = await scene.pair();
    const phone = freePhone();
    given(await deal.invite(phone));
    scene.server.clock.advance(61);
    const self = await deal.invite(deal.owner.phone);
    expect([saidOf(self), wrongIn(self)]).toEqual(['409 MEMBER_SELF', ['phone']]);
    expect(saidOf(await deal.invite(phone))).toBe('409 MEMBER_AGAIN');
    expect(saidOf(await deal.invite(other.phone))).toBe('409 MEMBER_AGAIN');
    const body = { phone: freePhone(), name: 'Илья', role: 'holder', actsFor: null };
    expect(saidOf(await deal.act('', body, other))).toBe('404 NOT_FOUND');
    expect(saidOf(await deal.act('', body, await scene.guest()))).toBe('404 NOT_FOUND');
  });

  it('[S3-75] of a trusted person names the owner for whom he acts, and of an owner nobody', async () => {
    const deal = await scene.deal();
    const me = await deal.me();
    for (const [more, said] of [
      [{ role: 'delegate', actsFor: null }, '422 VALIDATION'],
      [{ role: 'holder', actsFor: me }, '422 VALIDATION'],
      [{ role: 'delegate', actsFor: randomUUID() }, '404 NOT_FOUND'],
      [{ role: 'delegate', actsFor: me }, 'done'],
    ] as const)
      expect(saidOf(await deal.invite(freePhone(), more))).toBe(said);
    const [, trusted] = (await deal.view()).members;
    expect(trusted).toMatchObject({ role: 'delegate', actsFor: me });
    const ofTrusted = await deal.invite(freePhone(), { role: 'delegate', actsFor: trusted?.id });
    expect([saidOf(ofTrusted), wrongIn(ofTrusted)]).toEqual(['422 VALIDATION', ['actsFor']]);
  });

  it('is refused to an eleventh, however he comes', async () => {
    const deal = await scene.deal('shared');
    for (let place = 0; place < 9; place += 1) await deal.addChild({ firstName: 'АБВГДЕЖЗИ'[place] });
    expect((await deal.view()).members).toHaveLength(10);
    expect(saidOf(await deal.invite(freePhone()))).toBe('409 MEMBERS_FULL');
    expect(saidOf(await deal.act('children', { ...namedTenth }))).toBe('409 MEMBERS_FULL');
  });

  it('[promise 6] is counted: ten in a day by one person, and one in a minute to one phone', async () => {
    const [deal, other] = [await scene.deal('shared'), await scene.deal('shared')];
    const phone = freePhone();
    given(await other.invite(phone));
    expect(saidOf(await deal.invite(phone))).toBe('429 RATE_LIMITED');
    expect((await deal.view()).members).toHaveLength(1);
    let sent = 0;
    for (; sent < 10; sent += 1) {
      const made = given<{ members: { id: string }[] }>(await deal.invite(freePhone()));
      given(await deal.act(`${made.members.at(-1)?.id}/remove`));
    }
    expect(saidOf(await deal.invite(freePhone()))).toMatch(/INVITATIONS_OVER/);
    await scene.pass(daySeconds);
  });

  it('is taken back: the invited sees it no longer, and may be invited again', async () => {
    const deal = await scene.deal('shared');
    const known = await scene.guest();
    given(await deal.invite(known.phone));
    const { invitation } = await deal.view(known);
    given(await deal.act(`${invitation?.member}/remove`));
    expect((await deal.read(known)).status).toBe(404);
    expect(saidOf(await deal.act(`${invitation?.member}/join`, {}, known))).toBe('404 NOT_FOUND');
    expect(await deal.acts()).toEqual(['members.invite-member', 'members.remove-member']);
    scene.server.clock.advance(61);
    expect(saidOf(await deal.invite(known.phone))).toBe('done');
  });

  it('ends with its deal; that of the next buyer of the estate is another one', async () => {
    const deal = await scene.deal('shared');
    const known = await scene.guest();
    given(await deal.invite(known.phone));
    given(await deal.owner.browser.act(`/api/booking/${deal.estate}/cancel`, {}));
    expect((await deal.read(known)).status).toBe(404);
    scene.server.clock.advance(61);
    const next = await scene.deal('shared');
    expect(next.estate).toBe(deal.estate);
    expect(await next.bring(known)).not.toBe('');
  });
});

const namedTenth = {
  lastName: 'Орлов',
  firstName: 'Ян',
  patronymic: null,
  birthday: '2020-01-01',
  relation: 'father',
};

describe('a reminder', () => {
  it('comes once a day to whoever is awaited, by SMS where he has no cabinet', async () => {
    const { deal, other, member } = await scene.pair();
    const phone = freePhone();
    given(await deal.invite(phone));
    const invited = (await deal.view()).members.at(-1)?.id ?? '';
    scene.server.clock.advance(61);
    for (const id of [member, invited]) expect(saidOf(await deal.act(`${id}/remind`))).toBe('done');
    expect((await deal.member(member))?.remindedAt).not.toBeNull();
    expect(await titlesOf(other)).toContain('Анна Д. ждёт вас в сделке');
    expect(await smsTo(phone)).toHaveLength(2);
    for (const id of [member, invited])
      expect(saidOf(await deal.act(`${id}/remind`))).toBe('409 REMINDED_TODAY');
    await scene.pass(daySeconds);
    await scene.again(deal.owner);
    expect(saidOf(await deal.act(`${member}/remind`))).toBe('done');
  });

  it('is refused about oneself, a child, and whoever has sent; and by another', async () => {
    const { deal, other, member } = await scene.pair();
    const child = await deal.addChild();
    given(await deal.sendPapers(other));
    scene.server.clock.advance(61);
    for (const id of [await deal.me(), child, member])
      expect(saidOf(await deal.act(`${id}/remind`))).toBe('409 STEP_WRONG');
    expect(saidOf(await deal.act(`${child}/remind`, {}, other))).toBe('404 NOT_FOUND');
    expect(saidOf(await deal.act(`${randomUUID()}/remind`))).toBe('404 NOT_FOUND');
  });
});

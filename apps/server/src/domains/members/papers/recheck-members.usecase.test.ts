import type { MemberFile } from '@novosel/contract/members/desk-endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given, uploadScan } from '../../../../test/matrix/make-bookings.ts';
import { meetAtLock } from '../../../../test/meet-at-lock.ts';
import {
  type Guest,
  MembersScene,
  type SceneDeal,
  saidOf,
  titlesOf,
} from '../../../../test/members-scene.ts';
import { dayIn } from '../../../../test/people/trust.ts';
import { passportOf } from '../../../demo/people.data.ts';
import { sql } from '../../../platform/database/drizzle.ts';
import { passportReplaced } from '../../passports/public.ts';
import { savePassport } from '../../users/public.ts';
import { recheckMembers } from './recheck-members.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const historyOf = async ({ deal }: SceneDeal, event: string) => {
  const { rows } = await scene.server.context.db.execute<{ actor: string; reason: string }>(
    sql`select actor, reason from deal_events where deal_id = ${deal} and event = ${event} order by id`,
  );
  return rows;
};
/** The birthday of a person who reaches an age in so many days. */
const bornFor = (age: number, days: number) => {
  const day = dayIn(scene.server, days);
  return `${Number(day.slice(0, 4)) - age}${day.slice(4)}`;
};
/** The desk has replaced a checked passport. */
async function replacePassport({ id, browser }: Guest, own: object): Promise<void> {
  const { db, events, clock } = { ...scene.server.context, clock: scene.server.clock };
  const at = clock.now();
  const form = { ...passportOf(1), lastName: 'Гостев', firstName: 'Пётр', patronymic: null, ...own };
  const scans = [await uploadScan(browser)];
  await db.transaction(async (tx) => {
    await savePassport(tx, id, { form, scans, at });
    await events.publish(tx, passportReplaced, { userId: id, at });
  });
}

describe('papers that were in order are looked at again', () => {
  it('and a passport that is over comes back to its person, the deal with it, at the total and under the contract', async () => {
    for (const drafted of [false, true]) {
      const { deal, other, member } = await scene.readyPair();
      if (drafted) await deal.confirmTotal();
      await recheckMembers(scene.server.context);
      expect(await deal.place()).toBe(drafted ? 'contract-draft' : 'total');
      await scene.server.context.db.execute(
        sql`update passports set birthday = ${bornFor(45, -91)}, issue_date = '2005-01-01' where user_id = ${other.id}`,
      );
      await scene.server.context.db.execute(
        sql`update deal_members set birthday = ${bornFor(45, -91)} where id = ${member}`,
      );
      await recheckMembers(scene.server.context);
      expect(await deal.place()).toBe('member-documents');
      expect((await deal.view()).members.map(({ state }) => state)).toEqual(['ready', 'returned']);
      expect((await deal.view(other)).papers[0]?.findings).toEqual([
        { field: 'passport', reason: 'expired', note: '' },
      ]);
      expect(await titlesOf(other)).toContain('Документы нужно поправить');
      expect(await historyOf(deal, 'return-papers')).toEqual([
        { actor: 'clock', reason: expect.stringContaining('Паспорт: срок вышел') },
      ]);
      await recheckMembers(scene.server.context);
      expect(await historyOf(deal, 'return-papers')).toHaveLength(1);
    }
  });

  it('and on the 14th birthday a child’s certificate comes back, the day before it does not', async () => {
    const deal = await scene.deal('child');
    const child = await deal.addChild({ birthday: bornFor(14, 1) });
    expect(await deal.member(child)).toMatchObject({
      signer: 'self-with-consent',
      signerChangesOn: dayIn(scene.server, 1),
    });
    given(await deal.sendPapers());
    given(
      await deal.sendChild(child, {
        certificate: { number: 'IV-МЮ 123456', issuedOn: '2013-01-01', issuer: 'ЗАГС' },
      }),
    );
    await deal.acceptAll();
    await recheckMembers(scene.server.context);
    expect(await deal.place()).toBe('total');
    await scene.pass(86_400);
    await scene.again(deal.owner);
    await recheckMembers(scene.server.context);
    expect(await deal.place()).toBe('member-documents');
    expect((await deal.view()).papers.find(({ member }) => member === child)?.findings).toEqual([
      { field: 'certificate', reason: 'turned-14', note: '' },
    ]);
  });

  it('and a power that would end before the signing and thirty days comes back', async () => {
    const deal = await scene.deal();
    const trusted = await scene.guest();
    const member = await deal.bring(trusted, { role: 'delegate', actsFor: await deal.me() });
    const scans = [await uploadScan(trusted.browser)];
    const until = dayIn(scene.server, 300);
    const power = { number: '77/100', notary: 'Смирнова И. П.', givenOn: '2026-01-10', until, scans };
    given(await deal.sendPapers(trusted, { power }));
    given(await deal.sendPapers());
    await deal.acceptAll();
    expect(await deal.place()).toBe('total');
    await scene.server.context.db.execute(
      sql`update deal_member_papers set adult = jsonb_set(adult, '{power,until}', to_jsonb(${dayIn(scene.server, 5)}::text)) where member_id = ${member}`,
    );
    await recheckMembers(scene.server.context);
    expect(await deal.place()).toBe('member-documents');
    expect((await deal.view(trusted)).papers[0]?.findings).toMatchObject([
      { field: 'power', reason: 'expired' },
    ]);
  });
});

describe('a renewed passport', () => {
  it('is checked again of that person alone, whom the deal names by it from then on', async () => {
    const { deal, other, member } = await scene.readyPair();
    await replacePassport(other, { lastName: 'Орлов' });
    expect((await deal.view()).members.map(({ state }) => state)).toEqual(['ready', 'sent']);
    expect(await deal.place()).toBe('members-check');
    expect((await deal.member(member))?.name).toBe('Орлов Пётр');
    expect(await historyOf(deal, 'renew-papers')).toHaveLength(1);
    await deal.acceptAll();
    expect(await deal.place()).toBe('total');
  });

  it('while the terms are chosen again is checked before the total', async () => {
    const { deal, other } = await scene.readyPair();
    given(await deal.owner.browser.act(`/api/deals/${deal.estate}/parameters/change`, {}));
    await replacePassport(other, { lastName: 'Орлов' });
    expect(await deal.place()).toBe('parameters');
    await deal.chooseTerms('installment');
    expect(await deal.place()).toBe('members-check');
    await deal.acceptAll();
    expect(await deal.place()).toBe('total');
  });
});

describe('two at once', () => {
  const opened = async ({ deal }: SceneDeal, member: string) =>
    given<MemberFile>(await scene.lawyer.act(`/api/office/deals/${deal}/members/${member}/open`, {}));
  const atDeal = ({ deal }: SceneDeal) =>
    sql`select 1 from bookings where id = (select booking_id from deals where id = ${deal}) for update`;

  it('the desk and the member: a decision about papers that were replaced meanwhile is refused', async () => {
    const { deal, other, member } = await scene.pair();
    given(await deal.sendPapers(other));
    const { seen } = await opened(deal, member);
    await replacePassport(other, { number: '700800' });
    const at = `/api/office/deals/${deal.deal}/members/${member}/decide`;
    expect(saidOf(await scene.lawyer.act(at, { seen, findings: [] }))).toBe('409 STEP_WRONG');
    expect((await deal.member(member))?.state).toBe('sent');
  });

  it('the desk accepts while the passport is replaced: neither waits for the other for ever', async () => {
    const { deal, other, member } = await scene.pair();
    given(await deal.sendPapers(other));
    const { seen } = await opened(deal, member);
    const passport = {
      ...passportOf(1),
      lastName: 'Гостев',
      firstName: 'Пётр',
      patronymic: null,
      number: '700801',
    };
    const scans = [await uploadScan(other.browser)];
    const at = `/api/office/deals/${deal.deal}/members/${member}/decide`;
    const said = await meetAtLock(scene.server, atDeal(deal), [
      () => scene.lawyer.act(at, { seen, findings: [] }).then(saidOf),
      () => other.browser.act('/api/users/passport', { passport, scans }).then(saidOf),
    ]);
    expect([
      ['done', '409 PASSPORT_CHECKED'],
      ['409 STEP_WRONG', 'done'],
    ]).toContainEqual(said);
  });

  it('two of the desk: one decides, and the other is told', async () => {
    const { deal, other, member } = await scene.pair();
    given(await deal.sendPapers(other));
    const { seen } = await opened(deal, member);
    const at = `/api/office/deals/${deal.deal}/members/${member}/decide`;
    const back = [{ field: 'snils', reason: 'mismatch', note: '' }];
    const said = await meetAtLock(
      scene.server,
      atDeal(deal),
      [[], back].map((findings) => () => scene.lawyer.act(at, { seen, findings }).then(saidOf)),
    );
    expect(said.toSorted()).toEqual(['409 STEP_WRONG', 'done']);
  });

  it('two members send one SNILS: one has it, and the other is told', async () => {
    const { deal, other } = await scene.pair();
    for (const by of [deal.owner, other])
      given(await deal.act(`${await deal.me(by)}/consent`, { agree: true }, by));
    const send = (by: Guest) => () => deal.sendPapers(by, { snils: '112-233-445 95' }).then(saidOf);
    const said = await meetAtLock(scene.server, atDeal(deal), [send(deal.owner), send(other)]);
    expect(said.toSorted()).toEqual(['422 VALIDATION', 'done']);
  });

  it('the last two are found in order: the deal goes on once', async () => {
    const { deal, other, member } = await scene.pair();
    const me = await deal.me();
    const groups = [me, member].map((id) => ({
      share: { numerator: 1, denominator: 2 },
      holders: [id],
      joint: false,
      marriage: null,
    }));
    given(await deal.act('shares', { groups }));
    for (const by of [deal.owner, other]) given(await deal.sendPapers(by));
    const decide = async (id: string) => {
      const { seen } = await opened(deal, id);
      const at = `/api/office/deals/${deal.deal}/members/${id}/decide`;
      return () => scene.lawyer.act(at, { seen, findings: [] }).then(saidOf);
    };
    const calls = [await decide(me), await decide(member)];
    expect(await meetAtLock(scene.server, atDeal(deal), calls)).toEqual(['done', 'done']);
    expect(await deal.place()).toBe('total');
    expect(await historyOf(deal, 'pass-members')).toHaveLength(1);
  });

  it('the main buyer takes a member out while he sends: one of the two is told', async () => {
    const { deal, other, member } = await scene.pair();
    given(await deal.act(`${member}/consent`, { agree: true }, other));
    const said = await meetAtLock(scene.server, atDeal(deal), [
      () => deal.act(`${member}/remove`).then(saidOf),
      () => deal.sendPapers(other).then(saidOf),
    ]);
    expect([
      ['done', '404 NOT_FOUND'],
      ['done', 'done'],
    ]).toContainEqual(said);
    expect((await deal.view()).members).toHaveLength(1);
  });
});

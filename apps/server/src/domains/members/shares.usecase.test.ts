import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { MembersScene, type SceneDeal, saidOf, wrongIn } from '../../../test/members-scene.ts';
import { sql } from '../../platform/database/drizzle.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const group = (share: string, holders: readonly string[], more: object = {}) => {
  const [numerator, denominator] = share.split('/').map(Number);
  return { share: { numerator, denominator }, holders, joint: false, marriage: null, ...more };
};
const set = (deal: SceneDeal, ...groups: object[]) => deal.act('shares', { groups });
const refusals = async (deal: SceneDeal) => (await deal.view()).findings.map(({ refusal }) => refusal);

describe('[S3-76, S3-96] shares of a deal', () => {
  it('that do not make up 1 are kept, with what they lack, and the deal waits', async () => {
    const { deal, other, member } = await scene.pair();
    const me = await deal.me();
    for (const sent of [await deal.sendPapers(), await deal.sendPapers(other)]) given(sent);
    expect(saidOf(await set(deal, group('33/100', [me]), group('33/100', [member])))).toBe('done');
    expect(await deal.view()).toMatchObject({
      place: 'members',
      groups: [{ share: { numerator: 33, denominator: 100 } }, { holders: [member] }],
      findings: [{ refusal: 'shares-lacks', share: { numerator: 17, denominator: 50 } }],
    });
    given(await set(deal, group('1/2', [me]), group('3/4', [member])));
    expect(await refusals(deal)).toEqual(['shares-surplus']);
    given(await set(deal, group('1/3', [me]), group('2/3', [member])));
    expect(await refusals(deal)).toEqual([]);
    expect(await deal.place()).toBe('members-check');
    const { rows } = await scene.server.context.db.execute(
      sql`select 1 from audit_records where subject = ${`deal:${deal.deal}`} and action = 'members.set-shares'`,
    );
    expect(rows).toHaveLength(3);
  });

  it('are refused of whoever is no owner, twice of one, over the whole, and when another says them', async () => {
    const { deal, other, member } = await scene.pair();
    const me = await deal.me();
    const trusted = await deal.bring(await scene.guest(), { role: 'delegate', actsFor: me });
    for (const [groups, fields] of [
      [[group('1/2', [me]), group('1/2', [trusted])], ['groups.1']],
      [[group('1/2', [me]), group('1/2', [me])], ['groups.1']],
      [[group('1/1', [me, me])], ['groups.0']],
      [[group('3/2', [me])], ['groups.0']],
      [[group('0/2', [me])], ['numerator']],
    ] as const)
      expect(wrongIn(await set(deal, ...groups))).toEqual(fields);
    expect(saidOf(await set(deal, group('1/1', [randomUUID()])))).toBe('404 NOT_FOUND');
    const groups = [group('1/1', [member])];
    expect(saidOf(await deal.act('shares', { groups }, other))).toBe('404 NOT_FOUND');
    expect((await deal.view()).groups).toEqual([]);
  });

  it('spouses hold 2/3 together beside a child; a third holder of their share is refused with a hint', async () => {
    const { deal, member } = await scene.pair();
    const [me, child] = [await deal.me(), await deal.addChild()];
    const scans = [await uploadScan(deal.owner.browser)];
    const marriage = { number: 'I-МЮ 512345', issuedOn: '2010-08-07', office: 'Отдел ЗАГС', scans };
    given(await set(deal, group('1/1', [me, member, child], { joint: true, marriage })));
    expect(await refusals(deal)).toEqual(['joint-third-holder']);
    given(await set(deal, group('2/3', [me, member], { joint: true, marriage }), group('1/3', [child])));
    expect(await refusals(deal)).toEqual([]);
  });

  it('with another marriage certificate than the checked one are checked again, of that spouse alone', async () => {
    const { deal, member } = await scene.readyPair();
    const me = await deal.me();
    const scan = await uploadScan(deal.owner.browser);
    const marriage = { number: 'I-МЮ 512345', issuedOn: '2010-08-07', office: 'Отдел ЗАГС', scans: [scan] };
    const spouses = (change: object) =>
      set(deal, group('1/1', [me, member], { joint: true, marriage: { ...marriage, ...change } }));
    expect(wrongIn(await spouses({ issuedOn: '2099-01-01' }))).toEqual(['marriage.issuedOn']);
    const theirs = await uploadScan((await scene.guest(null)).browser);
    expect(wrongIn(await spouses({ scans: [theirs] }))).toEqual(['scans']);
    expect(await deal.place()).toBe('total');
    given(await spouses({}));
    expect((await deal.view()).members.map(({ state }) => state)).toEqual(['sent', 'ready']);
    expect(await deal.place()).toBe('members-check');
    const opened = await scene.lawyer.act(`/api/office/deals/${deal.deal}/members/${me}/open`, {});
    expect(given<{ scans: { id: string; of: string }[] }>(opened).scans).toContainEqual(
      expect.objectContaining({ id: scan, of: 'marriage' }),
    );
    const bytes = await scene.lawyer.get(`/api/office/deals/${deal.deal}/members/${me}/scans/${scan}`);
    expect(bytes.status).toBe(200);
    await deal.acceptAll();
    expect(await deal.place()).toBe('total');
    given(await spouses({}));
    expect(await deal.place()).toBe('total');
  });

  it('said anew when everybody was checked lead back to the members, and on by themselves', async () => {
    const { deal, member } = await scene.readyPair();
    const me = await deal.me();
    given(await set(deal, group('1/2', [me]), group('1/4', [member])));
    expect(await deal.place()).toBe('members');
    given(await set(deal, group('3/4', [me]), group('1/4', [member])));
    expect(await deal.place()).toBe('total');
  });
});

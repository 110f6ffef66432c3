import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseTerms } from '../../../test/choose-terms.ts';
import { given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { MembersScene, type SceneDeal, saidOf } from '../../../test/members-scene.ts';
import { equally } from '../../../test/name-members.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const historyOf = async ({ owner, estate }: SceneDeal) =>
  given<DealView>(await owner.browser.get(`/api/deals/${estate}`))
    .history.map(({ event }) => event)
    .reverse();

describe('[S2.3-05] members of a deal', () => {
  it('one adult owns alone: he sends his papers, and the deal goes on when the desk has checked them', async () => {
    const deal = await scene.deal();
    expect(await deal.view()).toMatchObject({
      place: 'members',
      ownership: 'sole',
      own: true,
      mayChange: true,
      findings: [],
      members: [{ me: true, mine: true, state: 'joined', role: 'holder', kind: 'adult' }],
    });
    expect(saidOf(await deal.sendPapers())).toBe('done');
    expect(await deal.place()).toBe('members-check');
    await deal.acceptAll();
    expect(await deal.place()).toBe('total');
  });

  it('[S3-76] is owned in the same way for each of its parties, and the terms are the main buyer’s alone', async () => {
    const { deal, other } = await scene.pair();
    const [own, others] = [await deal.view(), await deal.view(other)];
    expect(own.ownership).toBe('shared');
    expect([others.ownership, others.findings]).toEqual([own.ownership, own.findings]);
    expect((await other.browser.get(`/api/deals/${deal.estate}/parameters`)).status).toBe(404);
  });

  it('[S3-75, S3-76, S3-78] two adults and a child own in shares: what comes back waits for its member alone', async () => {
    const { deal, other, member } = await scene.pair();
    const child = await deal.addChild();
    expect((await deal.view()).findings.map(({ refusal }) => refusal)).toContain('no-share');
    const { members } = await deal.view();
    expect(saidOf(await deal.act('shares', { groups: equally(members) }))).toBe('done');
    for (const sent of [await deal.sendPapers(), await deal.sendChild(child)])
      expect(saidOf(sent)).toBe('done');
    expect(await deal.place()).toBe('members');
    given(await deal.sendPapers(other));
    expect(await deal.place()).toBe('members-check');
    const back = { field: 'snils', reason: 'mismatch', note: 'В справке другой номер' };
    expect(saidOf(await deal.decide(member, [back]))).toBe('done');
    await deal.acceptAll();
    expect(await deal.place()).toBe('member-documents');
    expect((await deal.view(other)).papers[0]?.findings).toEqual([back]);
    expect((await deal.view()).members.map(({ state }) => state)).toEqual(['ready', 'returned', 'ready']);
    given(await deal.sendPapers(other));
    expect(await deal.place()).toBe('members-check');
    await deal.acceptAll();
    expect(await deal.place()).toBe('total');
    expect((await deal.view()).members.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
    const history = await historyOf(deal);
    expect(history).toEqual(
      expect.arrayContaining(['invite-member', 'join-member', 'add-child', 'set-shares', 'send-papers']),
    );
    expect(history.slice(-3)).toEqual(['bring-documents', 'accept-papers', 'pass-members']);
  });

  it('spouses own jointly with their marriage certificate, and not without it', async () => {
    const deal = await scene.deal('joint');
    const other = await scene.guest();
    await deal.bring(other);
    const refusals = async () => (await deal.view()).findings.map(({ refusal }) => refusal);
    expect(await refusals()).toEqual(['joint-without-certificate']);
    const { members } = await deal.view();
    const scans = [await uploadScan(deal.owner.browser)];
    const marriage = { number: 'I-МЮ 512345', issuedOn: '2010-08-07', office: 'Отдел ЗАГС', scans };
    const holders = members.map(({ id }) => id);
    const share = { numerator: 1, denominator: 1 };
    given(await deal.act('shares', { groups: [{ share, holders, joint: true, marriage }] }));
    expect(await refusals()).toEqual([]);
    given(await deal.sendPapers());
    given(await deal.sendPapers(other));
    await deal.acceptAll();
    expect(await deal.place()).toBe('total');
  });

  it('a child owns alone: the main buyer signs for it and owns nothing', async () => {
    const deal = await scene.deal('child');
    expect((await deal.view()).findings).toEqual([{ refusal: 'owner-missing' }]);
    const child = await deal.addChild();
    const { members, findings } = await deal.view();
    expect(members.map(({ role, kind }) => `${kind} ${role}`)).toEqual(['adult delegate', 'child holder']);
    expect(findings).toEqual([]);
    given(await deal.sendPapers());
    given(await deal.sendChild(child));
    await deal.acceptAll();
    expect(await deal.place()).toBe('total');
  });

  it('another kind of ownership in the terms asks for the members anew; the same one does not', async () => {
    const deal = await scene.deal();
    given(await deal.sendPapers());
    await deal.acceptAll();
    const reopen = async () =>
      given(await deal.owner.browser.act(`/api/deals/${deal.estate}/parameters/change`, {}));
    const choose = async (ownership: 'sole' | 'shared') =>
      given(await chooseTerms(deal.owner.browser, deal.estate, 'installment', { ownership }));
    await reopen();
    await choose('sole');
    expect(await deal.place()).toBe('total');
    await reopen();
    await choose('shared');
    expect(await deal.view()).toMatchObject({ place: 'members', findings: [{ refusal: 'owner-missing' }] });
    given(await deal.owner.browser.act(`/api/deals/${deal.estate}/parameters/change`, {}));
    await choose('sole');
    expect(await deal.place()).toBe('total');
  });
});

import type { DocumentSummary } from '@novosel/contract/documents/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given, uploadScan } from '../../../test/matrix/make-bookings.ts';
import { type Guest, MembersScene, type SceneDeal, saidOf, snilsOf } from '../../../test/members-scene.ts';
import { childPapers, plainPapers } from '../../../test/name-members.ts';
import { passportOf } from '../../demo/people.data.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { readAs } from '../../platform/database/row-reader.ts';

/** Data that only their person and the desk may read. */
const theirs = { passport: '771154', foreign: 'ZK 7754321', issuer: 'Первое управление' };

let scene: MembersScene;
let deal: SceneDeal;
let other: Guest;
let member: string;
let child: string;
let marks: Record<'owner' | 'other', string[]>;

beforeAll(async () => {
  scene = await MembersScene.open();
  deal = await scene.deal('shared');
  other = await scene.guest({ number: theirs.passport });
  member = await deal.bring(other);
  child = await deal.addChild();
  const scans = [await uploadScan(other.browser)];
  const foreign = { number: theirs.foreign, issuer: theirs.issuer, issuedOn: '2020-02-03', until: null };
  given(await deal.sendPapers());
  given(await deal.sendChild(child));
  given(
    await deal.sendPapers(other, { citizenship: 'BY', foreign: { ...foreign, scans, translation: scans } }),
  );
  marks = {
    owner: [
      snilsOf(deal.owner.id),
      passportOf(1).number,
      childPapers('').snils,
      childPapers('').address,
      ...(await scansOf(deal.owner)),
    ],
    other: [snilsOf(other.id), ...Object.values(theirs), ...(await scansOf(other))],
  };
});
afterAll(() => scene?.server.close());

const scansOf = async ({ id }: Guest): Promise<string[]> => {
  const { rows } = await scene.server.context.db.execute<{ id: string }>(
    sql`select id from documents where owner_id = ${id} and kind = 'upload'`,
  );
  return rows.map((row) => row.id);
};

const pages = ['', '/members', '/parameters'];
/** Everything that a party reads of the deal. */
const readBy = async (by: Guest): Promise<string> => {
  const answers = await Promise.all(pages.map((page) => by.browser.get(`/api/deals/${deal.estate}${page}`)));
  return answers.map(({ raw }) => raw.body).join('\n');
};
const questions = [
  'select * from deal_member_papers',
  'select * from passports',
  'select * from deal_members',
  'select * from deal_share_groups',
  `select * from documents where kind = 'upload'`,
];
/** What unrestricted queries return to a person: only row-level security limits them. */
const askedBy = async ({ id }: Guest): Promise<string> => {
  const rows = await Promise.all(
    questions.map((asked) => readAs([id], () => scene.server.context.db.execute(sql.raw(asked)))),
  );
  return JSON.stringify(rows.map((one) => one.rows));
};
const found = (text: string, of: readonly string[]) => of.filter((mark) => text.includes(mark));

describe('[promise 21] papers of a member', () => {
  it('are read by himself, and a child’s by its parent', async () => {
    expect(found(await readBy(deal.owner), [snilsOf(deal.owner.id), childPapers('').snils])).toHaveLength(2);
    expect(found(await readBy(other), [snilsOf(other.id), theirs.foreign])).toHaveLength(2);
    expect(found(await askedBy(other), marks.other)).toEqual(marks.other);
  });

  it('are told to no other member by any page of the deal', async () => {
    expect(found(await readBy(deal.owner), marks.other)).toEqual([]);
    expect(found(await readBy(other), marks.owner)).toEqual([]);
    const { papers, members } = await deal.view(other);
    expect(papers.map((own) => own.member)).toEqual([member]);
    expect(members.filter(({ mine }) => mine).map(({ id }) => id)).toEqual([member]);
  });

  it('are told to no other member by bare questions to the database', async () => {
    expect(found(await askedBy(deal.owner), marks.other)).toEqual([]);
    expect(found(await askedBy(other), marks.owner)).toEqual([]);
  });

  it('and scans, as well as the agreement of the booking, no other member downloads', async () => {
    const { rows } = await scene.server.context.db.execute<{ id: string; owner: number }>(
      sql`select id, owner_id as owner from documents where owner_id in (${deal.owner.id}, ${other.id})`,
    );
    expect(new Set(rows.map(({ owner }) => owner)).size).toBe(2);
    for (const { id, owner } of rows)
      for (const by of [deal.owner, other]) {
        const { status } = await by.browser.get(`/api/documents/${id}/file`);
        expect(status, `${id} ${by.id}`).toBe(owner === by.id ? 200 : 404);
      }
    const listed = given<DocumentSummary[]>(await deal.owner.browser.get('/api/documents'));
    expect(found(JSON.stringify(listed), marks.other)).toEqual([]);
  });

  it('are not told by the audit log or the history', async () => {
    const { db } = scene.server.context;
    const { rows } = await db.execute(sql`
      select details::text as said from audit_records where subject = ${`deal:${deal.deal}`}
      union all select coalesce(reason, '') from deal_events where deal_id = ${deal.deal}`);
    expect(rows.length).toBeGreaterThan(8);
    const text = JSON.stringify(rows);
    expect(found(text, [...marks.owner, ...marks.other])).toEqual([]);
  });
});

describe('[promise 20] a deal with members', () => {
  it('does not exist for a stranger, whatever he asks', async () => {
    const stranger = await scene.guest({ number: '300417' });
    for (const page of pages)
      expect((await stranger.browser.get(`/api/deals/${deal.estate}${page}`)).status, page).toBe(404);
    const acts: [string, object][] = [
      ['', { phone: '+79220000001', name: 'Илья', role: 'holder', actsFor: null }],
      [`${member}/join`, {}],
      [`${member}/refuse`, { reason: 'Передумал' }],
      [`${member}/consent`, { agree: true }],
      [`${member}/remove`, {}],
      [`${member}/remind`, {}],
    ];
    for (const [act, body] of acts)
      expect(saidOf(await deal.act(act, body, stranger)), act).toBe('404 NOT_FOUND');
    const told = await askedBy(stranger);
    expect(found(told, [deal.deal, member, child, ...marks.owner, ...marks.other])).toEqual([]);
  });

  it('tells a member nothing from the moment in which he is taken out, but his own row', async () => {
    expect(found(await askedBy(other), [child])).toEqual([child]);
    given(await deal.act(`${member}/remove`));
    for (const page of pages)
      expect((await other.browser.get(`/api/deals/${deal.estate}${page}`)).status, page).toBe(404);
    expect(saidOf(await deal.act(`${member}/papers`, plainPapers, other))).toBe('404 NOT_FOUND');
    expect(saidOf(await deal.act(`${member}/refuse`, { reason: 'Передумал' }, other))).toBe('404 NOT_FOUND');
    expect(found(await askedBy(other), [child, await deal.me()])).toEqual([]);
  });
});

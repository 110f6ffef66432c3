import type { DeskContract } from '@novosel/contract/contracts/schema.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  contractOf,
  deskContractOf,
  generate,
  noInputs,
  send,
  sendNew,
  textAtDesk,
} from '../../../test/agree-contract.ts';
import type { Browser } from '../../../test/browser.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { MembersScene, type SceneDeal, saidOf } from '../../../test/members-scene.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { dayIn } from '../../../test/people/trust.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { recheckMembers } from '../members/papers/recheck-members.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const run = (query: ReturnType<typeof sql>) => scene.server.context.db.execute(query);

/** A deal of one owner, checked by the desk, at its total. */
async function ready(): Promise<SceneDeal> {
  const deal = await scene.deal();
  given(await deal.sendPapers());
  await deal.acceptAll();
  return deal;
}

/** The same deal, waiting for its contract. */
async function drafting(): Promise<SceneDeal> {
  const deal = await ready();
  await deal.confirmTotal();
  return deal;
}

const desk = ({ deal }: SceneDeal): Promise<DeskContract> => deskContractOf(scene.lawyer, deal);
const act = (deal: SceneDeal, name: string, body: object, lawyer: Browser = scene.lawyer) =>
  lawyer.act(`/api/office/deals/${deal.deal}/contract/${name}`, body);

describe('papers of a house that the catalogue lacks', () => {
  let before: readonly Record<string, unknown>[];
  beforeAll(async () => {
    before = (await run(sql`select building_id as id, data::text as data from building_papers`)).rows;
  });
  afterEach(async () => {
    for (const { id, data } of before)
      await run(sql`update building_papers set data = ${data}::jsonb where building_id = ${id}`);
    await run(sql`update estates set axes = 'в осях 1–3/А–Б' where axes is null`);
  });

  it('keep a draft back, each by its name, and nothing is made up', async () => {
    const deal = await drafting();
    await run(sql`update building_papers set data = data || '{"permit": null, "escrowBank": null}'`);
    await run(sql`update estates set axes = null where id = ${deal.estate}`);
    const refused = await generate(scene.lawyer, deal);
    expect(saidOf(refused)).toBe('409 CONTRACT_LACKS');
    for (const what of ['разрешение на строительство', 'банк эскроу', 'место на плане этажа'])
      expect(refused.body.message).toContain(`Нет в каталоге: ${what}.`);
    const { draft, lacks } = await desk(deal);
    expect(draft).toBeNull();
    expect(lacks.map(({ code }) => code).sort()).toEqual(['axes', 'escrowBank', 'permit']);
  });

  it('and what the checks find in them is shown with the draft and keeps the sending back', async () => {
    const deal = await drafting();
    await run(sql`update building_papers set data = jsonb_set(data, '{warranty,object}', '1')`);
    given(await generate(scene.lawyer, deal));
    const { draft } = await desk(deal);
    expect(draft?.findings).toEqual([
      expect.objectContaining({ code: 'warranty-short', field: 'warranty.object' }),
    ]);
    const refused = await send(scene.lawyer, deal);
    expect(saidOf(refused)).toBe('409 CONTRACT_FINDINGS');
    expect(refused.body.message).toContain('Гарантийный срок меньше, чем требует закон');
    expect((await contractOf(deal.owner.browser, deal.estate)).current).toBeNull();
  });

  it('a draft whose facts have changed since is told to be old, and is not sent', async () => {
    const deal = await drafting();
    given(await generate(scene.lawyer, deal));
    expect((await desk(deal)).draft).toMatchObject({ outdated: false, findings: [] });
    await run(sql`update building_papers set data = jsonb_set(data, '{walls}', '"кирпич"')`);
    expect((await desk(deal)).draft).toMatchObject({ outdated: true });
    expect(saidOf(await send(scene.lawyer, deal))).toBe('409 CONTRACT_OUTDATED');
    expect(saidOf(await sendNew(scene.lawyer, deal))).toBe('done');
  });
});

describe('a draft', () => {
  it('is the desk’s alone, and only the one on the screen is sent', async () => {
    const deal = await drafting();
    given(await generate(scene.lawyer, deal));
    const seen = (await desk(deal)).draft?.hash;
    expect(await contractOf(deal.owner.browser, deal.estate)).toMatchObject({ current: null, versions: [] });
    expect(saidOf(await act(deal, 'send', { hash: '0'.repeat(64) }))).toBe('409 CONTRACT_CHANGED');
    expect(saidOf(await act(deal, 'send', { hash: seen }))).toBe('done');
    expect(saidOf(await act(deal, 'send', { hash: seen }))).toBe('409 STEP_WRONG');
  });

  it('is sent once by two lawyers at once', async () => {
    const deal = await drafting();
    given(await generate(scene.lawyer, deal));
    const hash = (await desk(deal)).draft?.hash;
    const said = await Promise.all([act(deal, 'send', { hash }), act(deal, 'send', { hash })]);
    expect(said.map(saidOf).sort()).toEqual(['409 STEP_WRONG', 'done']);
    expect((await desk(deal)).versions).toHaveLength(1);
  });

  it('begun while the version is read returns the deal to the lawyer; the next version takes its place', async () => {
    const deal = await drafting();
    given(await sendNew(scene.lawyer, deal));
    given(await generate(scene.lawyer, deal));
    expect(await contractOf(deal.owner.browser, deal.estate)).toMatchObject({
      place: 'contract-draft',
      current: { number: 1, state: 'sent' },
    });
    given(await send(scene.lawyer, deal));
    expect(await contractOf(deal.owner.browser, deal.estate)).toMatchObject({
      place: 'contract-reading',
      current: { number: 2, state: 'sent' },
      versions: [{ number: 2 }, { number: 1, state: 'void', voidReason: 'replaced' }],
    });
  });

  it('is made by lawyers alone; its text is opened by them on record, and compared', async () => {
    const deal = await drafting();
    given(await sendNew(scene.lawyer, deal));
    given(await generate(scene.lawyer, deal));
    scene.server.clock.advance(31);
    const manager = await enterDesk(scene.server, 'manager');
    for (const [name, body] of [
      ['generate', noInputs],
      ['open', { version: null }],
      ['compare', { from: 1, to: null }],
    ] as const)
      expect(saidOf(await act(deal, name, body, manager)), name).toBe('409 ROLE_DENIED');
    const seen = await manager.get(`/api/office/deals/${deal.deal}/contract`);
    expect(seen.raw.body).not.toContain('паспорт гражданина');
    expect((await textAtDesk(scene.lawyer, deal.deal)).length).toBeGreaterThan(50);
    expect((await textAtDesk(scene.lawyer, deal.deal, 1)).length).toBeGreaterThan(50);
    expect(await textAtDesk(scene.lawyer, deal.deal, 2)).toEqual([]);
    const changes = await act(deal, 'compare', { from: 1, to: null });
    const { clauses } = given<{ clauses: { change: string }[] }>(changes);
    expect(new Set(clauses.map(({ change }) => change))).toEqual(new Set(['same']));
    const { rows } = await run(
      sql`select count(*)::int as times from audit_records where action = 'contracts.open-text' and subject = ${`deal:${deal.deal}`}`,
    );
    expect(rows).toEqual([{ times: 4 }]);
    const { items } = given<{ items: { deal: string }[] }>(await manager.get('/api/office/contracts'));
    expect(items).toContainEqual(
      expect.objectContaining({ deal: deal.deal, place: 'contract-draft', hasDraft: true, version: 1 }),
    );
  });

  it('is not made of a deal that stands elsewhere', async () => {
    const deal = await ready();
    expect(saidOf(await generate(scene.lawyer, deal))).toBe('409 STEP_WRONG');
    expect((await desk(deal)).lacks).toContainEqual(expect.objectContaining({ code: 'terms' }));
  });
});

describe('another day of a contract', () => {
  it('is told to the buyer with its reason, and is the term of the deal', async () => {
    const deal = await drafting();
    const first = dayIn(scene.server, 4);
    expect(saidOf(await act(deal, 'promise', { day: first, reason: 'Ждём выписку из банка' }))).toBe('done');
    const day = dayIn(scene.server, 6);
    expect(saidOf(await act(deal, 'promise', { day, reason: 'Банк просит ещё два дня' }))).toBe('done');
    expect(await contractOf(deal.owner.browser, deal.estate)).toMatchObject({
      place: 'contract-late',
      dueAt: new Date(`${day}T18:00:00+03:00`).toISOString(),
      promise: { promisedOn: day, reason: 'Банк просит ещё два дня' },
    });
    expect((await desk(deal)).promises.map(({ promisedOn }) => promisedOn)).toEqual([day, first]);
    const told = (await deal.owner.browser.get('/api/notification/list')).raw.body;
    for (const reason of ['Ждём выписку из банка', 'Банк просит ещё два дня']) expect(told).toContain(reason);
  });

  it('is refused when it is past, too far off, or the contract is sent', async () => {
    const deal = await drafting();
    for (const days of [-1, 61])
      expect(saidOf(await act(deal, 'promise', { day: dayIn(scene.server, days), reason: 'Ждём' }))).toBe(
        '422 VALIDATION',
      );
    given(await sendNew(scene.lawyer, deal));
    expect(saidOf(await act(deal, 'promise', { day: dayIn(scene.server, 2), reason: 'Ждём' }))).toBe(
      '409 STEP_WRONG',
    );
  });
});

describe('what the contract names has changed after it was sent', () => {
  it('a passport of a member: the version is void, and his agreement with it', async () => {
    const deal = await drafting();
    given(await sendNew(scene.lawyer, deal));
    await run(
      sql`update passports set birthday = '1981-01-10', issue_date = '2001-02-01' where user_id = ${deal.owner.id}`,
    );
    await run(sql`update deal_members set birthday = '1981-01-10' where user_id = ${deal.owner.id}`);
    await recheckMembers(scene.server.context);
    expect(await contractOf(deal.owner.browser, deal.estate)).toMatchObject({
      place: 'member-documents',
      current: null,
      versions: [{ number: 1, state: 'void', voidReason: 'settled' }],
    });
  });
});

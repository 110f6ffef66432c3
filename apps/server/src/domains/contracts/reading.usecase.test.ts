import { createHash, randomUUID } from 'node:crypto';
import type { ContractView } from '@novosel/contract/contracts/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  contractOf,
  deskContractOf,
  generate,
  readWhole,
  send,
  sendNew,
} from '../../../test/agree-contract.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { meetAtLock } from '../../../test/meet-at-lock.ts';
import { type Guest, MembersScene, type SceneDeal, saidOf } from '../../../test/members-scene.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { type BookingNews, bookingResigned } from '../booking/public.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const run = (query: ReturnType<typeof sql>) => scene.server.context.db.execute(query);

/** What the booking says when its buyer has signed another price. */
async function resign({ owner, estate }: SceneDeal, bookingId: string): Promise<void> {
  const { db, events } = scene.server.context;
  const at = scene.server.clock.now();
  const news: BookingNews = {
    bookingId,
    number: 'Т-1',
    userId: owner.id,
    estateId: estate,
    event: 'resign',
    from: 'resign',
    to: 'success',
    actor: 'buyer',
    actorId: owner.id,
    reason: null,
    feeKopecks: 0,
    paidInCash: false,
    priceKopecks: 1,
    holdUntil: at,
    bookedUntil: null,
    at,
  };
  await db.transaction((tx) => events.publish(tx, bookingResigned, news));
}

/** A contract that two owners read. */
async function reading(): Promise<{ deal: SceneDeal; other: Guest }> {
  const { deal, other } = await scene.readyPair();
  await deal.confirmTotal();
  given(await sendNew(scene.lawyer, deal));
  return { deal, other };
}

const view = ({ estate }: SceneDeal, { browser }: Guest): Promise<ContractView> =>
  contractOf(browser, estate);
const act = ({ estate }: SceneDeal, { browser }: Guest, name: string, body: object, key?: string) =>
  browser.act(`/api/deals/${estate}/contract/${name}`, body, key);
const ask = (deal: SceneDeal, by: Guest, more: object = {}, key?: string) =>
  act(deal, by, 'questions', { version: 1, clause: 'price-total', text: 'Что входит в цену?', ...more }, key);
const answer = ({ deal }: SceneDeal, question: string) =>
  scene.lawyer.act(`/api/office/deals/${deal}/contract/answer`, { question, text: 'Всё, что в пункте.' });

describe('a contract of two signers', () => {
  it('is read and agreed to by each for himself; the last agreement freezes one paper for both', async () => {
    const { deal, other } = await reading();
    const { owner, estate } = deal;
    const first = await view(deal, owner);
    expect(first.signers).toHaveLength(2);
    expect(first.awaited).toHaveLength(2);
    expect(first.current?.keyTerms.map(({ term }) => term)).toEqual([
      'price',
      'term',
      'area',
      'escrow',
      'penalty',
    ]);
    given(await readWhole(owner.browser, estate));
    given(await agree(owner.browser, estate));
    const half = await view(deal, other);
    expect(half).toMatchObject({ place: 'contract-reading', waits: 'not-opened', paper: null });
    expect(half.signers.filter(({ agreedAt }) => agreedAt)).toMatchObject([{ me: false }]);
    expect(half.awaited).toEqual(half.signers.filter(({ me }) => me).map(({ name }) => name));
    expect((await act(deal, other, 'paper', {})).status).toBe(404);
    given(await readWhole(other.browser, estate));
    expect(given<ContractView>(await agree(other.browser, estate))).toMatchObject({ place: 'signing' });
    const papers = await Promise.all(
      [owner, other].map(({ browser }) => browser.get(`/api/deals/${estate}/contract/paper`)),
    );
    const hashes = papers.map(({ raw }) => createHash('sha256').update(raw.rawPayload).digest('hex'));
    const { paper, current } = await view(deal, other);
    expect(new Set([...hashes, paper?.sha256]).size).toBe(1);
    expect(current?.state).toBe('frozen');
    expect(papers[0]?.raw.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is agreed to by two at once, and goes on once', async () => {
    const { deal, other } = await reading();
    const { owner, estate } = deal;
    for (const { browser } of [owner, other]) given(await readWhole(browser, estate));
    const { current } = await view(deal, owner);
    const body = { version: 1, hash: current?.hash };
    const said = await meetAtLock(scene.server, sql`select 1 from deals where id = ${deal.deal} for update`, [
      () => act(deal, owner, 'agree', body),
      () => act(deal, other, 'agree', body),
    ]);
    expect(said.map(saidOf)).toEqual(['done', 'done']);
    expect(await view(deal, owner)).toMatchObject({ place: 'signing', current: { state: 'frozen' } });
    const { rows } = await run(
      sql`select count(*)::int as papers from documents where kind = 'contract' and owner_id = ${owner.id}`,
    );
    expect(rows).toEqual([{ papers: 1 }]);
  });

  it('is agreed to by nobody while the lawyer writes a new draft; earlier agreements do not count for it', async () => {
    const { deal, other } = await reading();
    const { owner, estate } = deal;
    for (const { browser } of [owner, other]) given(await readWhole(browser, estate));
    given(await agree(owner.browser, estate));
    given(await generate(scene.lawyer, deal));
    expect(saidOf(await agree(other.browser, estate))).toBe('409 STEP_WRONG');
    given(await send(scene.lawyer, deal));
    const { signers, current } = await view(deal, owner);
    expect(current?.number).toBe(2);
    expect(signers.map(({ agreedAt }) => agreedAt)).toEqual([null, null]);
  });
});

describe('an agreement is refused', () => {
  it('before everything is read, with how much is left', async () => {
    const { deal } = await reading();
    const { owner, estate } = deal;
    expect(saidOf(await agree(owner.browser, estate))).toBe('409 CONTRACT_UNREAD');
    const { toRead } = await view(deal, owner);
    given(await act(deal, owner, 'opened', { version: 1, clauses: toRead.slice(3) }));
    const refused = await agree(owner.browser, estate);
    expect([saidOf(refused), refused.body.message]).toEqual([
      '409 CONTRACT_UNREAD',
      expect.stringContaining('3'),
    ]);
    expect(await view(deal, owner)).toMatchObject({ waits: 'not-read', current: { state: 'opened' } });
    given(await act(deal, owner, 'opened', { version: 1, clauses: toRead.slice(0, 3) }));
    expect(saidOf(await agree(owner.browser, estate))).toBe('done');
  });

  it('for another version or another text than the one that holds', async () => {
    const { deal } = await reading();
    const { owner, estate } = deal;
    given(await readWhole(owner.browser, estate));
    const { current } = await view(deal, owner);
    const hash = current?.hash;
    expect(saidOf(await act(deal, owner, 'agree', { version: 2, hash }))).toBe('409 CONTRACT_CHANGED');
    expect(saidOf(await act(deal, owner, 'agree', { version: 1, hash: '0'.repeat(64) }))).toBe(
      '409 CONTRACT_CHANGED',
    );
    expect(saidOf(await act(deal, owner, 'opened', { version: 2, clauses: [] }))).toBe(
      '409 CONTRACT_CHANGED',
    );
  });
});

describe('a question at a clause', () => {
  it('returns the deal to the lawyer and holds every agreement until it is answered', async () => {
    const { deal, other } = await reading();
    const { owner, estate } = deal;
    for (const { browser } of [owner, other]) given(await readWhole(browser, estate));
    const key = randomUUID();
    given(await ask(deal, other, {}, key));
    given(await ask(deal, other, {}, key));
    const held = await view(deal, owner);
    expect(held).toMatchObject({ place: 'contract-draft', waits: 'question-open', awaited: [] });
    expect(held.questions).toMatchObject([{ clauseId: 'price-total', mine: false, state: 'open' }]);
    expect(saidOf(await agree(owner.browser, estate))).toBe('409 QUESTION_OPEN');
    const id = held.questions[0]?.id ?? '';
    expect(saidOf(await answer(deal, id))).toBe('done');
    expect(saidOf(await answer(deal, id))).toBe('409 STEP_WRONG');
    const told = await other.browser.get('/api/notification/list');
    expect(told.raw.body).toContain('юрист ответил на вопрос');
    expect(await view(deal, other)).toMatchObject({
      place: 'contract-reading',
      questions: [{ mine: true, state: 'answered', answer: 'Всё, что в пункте.' }],
    });
    expect(saidOf(await agree(owner.browser, estate))).toBe('done');
  });

  it('is withdrawn by who has asked and by nobody else', async () => {
    const { deal, other } = await reading();
    const { owner, estate } = deal;
    given(await readWhole(other.browser, estate));
    given(await ask(deal, other));
    const { questions } = await view(deal, other);
    const withdraw = (by: Guest) => act(deal, by, `questions/${questions[0]?.id}/withdraw`, {});
    expect(saidOf(await withdraw(owner))).toBe('404 NOT_FOUND');
    expect(saidOf(await withdraw(other))).toBe('done');
    expect(saidOf(await withdraw(other))).toBe('409 STEP_WRONG');
    expect((await view(deal, other)).place).toBe('contract-reading');
  });

  it('answered while a new draft is written leaves the deal with the lawyer', async () => {
    const { deal, other } = await reading();
    given(await readWhole(other.browser, deal.estate));
    given(await ask(deal, other));
    given(await generate(scene.lawyer, deal));
    given(await answer(deal, (await view(deal, other)).questions[0]?.id ?? ''));
    expect((await view(deal, other)).place).toBe('contract-draft');
  });

  it('is refused before the version is opened, at a clause that it does not have, and beyond so many', async () => {
    const { deal, other } = await reading();
    expect(saidOf(await ask(deal, other))).toBe('409 STEP_WRONG');
    given(await readWhole(other.browser, deal.estate));
    expect(saidOf(await ask(deal, other, { clause: 'no-such' }))).toBe('422 VALIDATION');
    for (let nth = 0; nth < 20; nth += 1) given(await ask(deal, other, { text: `Вопрос ${nth}` }));
    expect(saidOf(await ask(deal, other))).toBe('409 QUESTIONS_FULL');
  });
});

describe('the next version', () => {
  it('is read where it differs, and the changes are told clause by clause', async () => {
    const { deal, other } = await reading();
    const { owner, estate } = deal;
    given(await readWhole(owner.browser, estate));
    await run(sql`update building_papers set data = jsonb_set(data, '{walls}', '"кирпич"')`);
    given(await sendNew(scene.lawyer, deal));
    expect((await view(deal, owner)).toRead).toEqual(['house']);
    expect((await view(deal, other)).toRead.length).toBeGreaterThan(40);
    const changes = await owner.browser.get(`/api/deals/${estate}/contract/changes?from=1&to=2`);
    const { clauses } = given<{ clauses: { id: string; change: string }[] }>(changes);
    expect(clauses.filter(({ change }) => change !== 'same')).toMatchObject([
      { id: 'house', change: 'changed' },
    ]);
    const former = await owner.browser.get(`/api/deals/${estate}/contract/versions/1`);
    expect(given(former)).toMatchObject({ number: 1, state: 'void', voidReason: 'replaced' });
    expect(saidOf(await owner.browser.get(`/api/deals/${estate}/contract/changes?from=1&to=3`))).toBe(
      '404 NOT_FOUND',
    );
  });

  it('is needed when the buyer has signed another price, also after everybody has agreed', async () => {
    const { deal, other } = await reading();
    const { owner, estate } = deal;
    for (const { browser } of [owner, other]) {
      given(await readWhole(browser, estate));
      given(await agree(browser, estate));
    }
    const { rows } = await run(sql`select booking_id as id from deals where id = ${deal.deal}`);
    await resign(deal, String(rows[0]?.id));
    expect(await view(deal, owner)).toMatchObject({
      place: 'contract-draft',
      current: null,
      paper: null,
      versions: [{ state: 'void', voidReason: 'price' }],
    });
    expect((await deskContractOf(scene.lawyer, deal.deal)).versions).toHaveLength(1);
  });
});

describe('a stranger', () => {
  it('finds no contract, as where there is none', async () => {
    const { deal } = await reading();
    const stranger = await scene.guest();
    const at = `/api/deals/${deal.estate}/contract`;
    for (const rest of ['', '/versions/1', '/changes?from=1&to=1', '/paper'])
      expect(saidOf(await stranger.browser.get(`${at}${rest}`)), rest).toBe('404 NOT_FOUND');
    expect(saidOf(await ask(deal, stranger))).toBe('404 NOT_FOUND');
  });
});

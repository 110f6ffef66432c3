import type { ContractView } from '@novosel/contract/contracts/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agree, contractOf, readWhole, sendNew } from '../../../../test/agree-contract.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import {
  type Guest,
  MembersScene,
  type SceneDeal,
  saidOf,
  titlesOf,
} from '../../../../test/members-scene.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const view = ({ estate, owner }: SceneDeal): Promise<ContractView> => contractOf(owner.browser, estate);
const answer = ({ deal }: SceneDeal, question: string) =>
  scene.lawyer.act(`/api/office/deals/${deal}/contract/answer`, { question, text: 'Отвечаю на прежний.' });
const withdraw = ({ estate }: SceneDeal, { browser }: Guest, question: string) =>
  browser.act(`/api/deals/${estate}/contract/questions/${question}/withdraw`, {});
const openInRoom = async ({ deal }: SceneDeal): Promise<number | undefined> =>
  given<{ items: { deal: string; openQuestions: number }[] }>(
    await scene.lawyer.get('/api/office/contracts'),
  ).items.find((one) => one.deal === deal)?.openQuestions;

interface Asked {
  readonly deal: SceneDeal;
  readonly question: string;
}

/** A question at version 1, in place of which version 2 was sent. */
async function replaced(): Promise<Asked> {
  const deal = await scene.deal();
  given(await deal.sendPapers());
  await deal.acceptAll();
  await deal.confirmTotal();
  given(await sendNew(scene.lawyer, deal));
  const { browser } = deal.owner;
  given(await readWhole(browser, deal.estate));
  const asked = { version: 1, clause: 'price-total', text: 'Что входит в цену?' };
  given(await browser.act(`/api/deals/${deal.estate}/contract/questions`, asked));
  given(await sendNew(scene.lawyer, deal));
  const [question] = (await view(deal)).questions;
  return { deal, question: question?.id ?? '' };
}

describe('an open question at a version that was replaced', () => {
  it('waits in the lawyer’s room, is answered, and who has asked is told of which version', async () => {
    const { deal, question } = await replaced();
    expect(await openInRoom(deal)).toBe(1);
    expect(saidOf(await answer(deal, question))).toBe('done');
    expect(await view(deal)).toMatchObject({
      place: 'contract-reading',
      current: { number: 2 },
      questions: [{ version: 1, state: 'answered', answer: 'Отвечаю на прежний.' }],
    });
    expect(await titlesOf(deal.owner)).toContainEqual(expect.stringContaining('юрист ответил на вопрос'));
    const told = await deal.owner.browser.get('/api/notification/list');
    expect(told.raw.body).toMatch(/прежней редакции №\s1/);
    expect(await openInRoom(deal)).toBe(0);
    expect(saidOf(await answer(deal, question))).toBe('409 STEP_WRONG');
  });

  it('holds no agreement to the next one, and is answered after everybody has agreed', async () => {
    const { deal, question } = await replaced();
    const { browser } = deal.owner;
    given(await readWhole(browser, deal.estate));
    given(await agree(browser, deal.estate));
    expect(await openInRoom(deal)).toBe(1);
    expect(saidOf(await answer(deal, question))).toBe('done');
    expect(await view(deal)).toMatchObject({ place: 'signing', questions: [{ state: 'answered' }] });
    expect(await openInRoom(deal)).toBeUndefined();
  });

  it('is withdrawn by who has asked and by nobody else, and is not found with another deal', async () => {
    const { deal, question } = await replaced();
    expect(saidOf(await answer(await scene.deal(), question))).toBe('404 NOT_FOUND');
    const stranger = await scene.guest();
    expect(saidOf(await withdraw(deal, stranger, question))).toBe('404 NOT_FOUND');
    expect(saidOf(await withdraw(deal, deal.owner, question))).toBe('done');
    expect(saidOf(await answer(deal, question))).toBe('409 STEP_WRONG');
  });
});

describe('an open question at a version that is void while none holds', () => {
  it('is answered where the terms are settled anew', async () => {
    const { deal, question } = await replaced();
    const change = sql`update contract_versions set state = 'void', void_reason = 'settled' where deal_id = ${deal.deal} and state <> 'void'`;
    await scene.server.context.db.execute(change);
    const move = sql`update deals set place = 'parameters' where id = ${deal.deal}`;
    await scene.server.context.db.execute(move);
    expect(await openInRoom(deal)).toBe(1);
    expect(saidOf(await answer(deal, question))).toBe('done');
    expect(await view(deal)).toMatchObject({
      place: 'parameters',
      current: null,
      questions: [{ state: 'answered' }],
    });
  });
});

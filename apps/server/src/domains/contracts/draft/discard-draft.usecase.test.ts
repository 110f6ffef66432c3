import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  contractOf,
  deskContractOf,
  generate,
  readWhole,
  sendNew,
} from '../../../../test/agree-contract.ts';
import type { Answer } from '../../../../test/browser.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { MembersScene, type SceneDeal, saidOf } from '../../../../test/members-scene.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const at = ({ deal }: SceneDeal, act: string) => `/api/office/deals/${deal}/contract/${act}`;
const view = ({ owner, estate }: SceneDeal) => contractOf(owner.browser, estate);

async function discard(deal: SceneDeal, lawyer = scene.lawyer): Promise<Answer> {
  const { draft } = await deskContractOf(scene.lawyer, deal.deal);
  return lawyer.act(at(deal, 'discard'), { hash: draft?.hash ?? '0'.repeat(64) });
}

/** A deal of one owner that waits for its contract. */
async function drafting(): Promise<SceneDeal> {
  const deal = await scene.deal();
  given(await deal.sendPapers());
  await deal.acceptAll();
  await deal.confirmTotal();
  return deal;
}

/** The same with a version that is read and a draft of the next one. */
async function redrafting(): Promise<SceneDeal> {
  const deal = await drafting();
  given(await sendNew(scene.lawyer, deal));
  given(await readWhole(deal.owner.browser, deal.estate));
  given(await generate(scene.lawyer, deal));
  return deal;
}

describe('a draft that the lawyer takes back', () => {
  it('leaves the deal with him while no version is sent, and is taken back once', async () => {
    const deal = await drafting();
    given(await generate(scene.lawyer, deal));
    expect(saidOf(await scene.lawyer.act(at(deal, 'discard'), { hash: '0'.repeat(64) }))).toBe(
      '409 CONTRACT_CHANGED',
    );
    expect(saidOf(await discard(deal))).toBe('done');
    expect(await deskContractOf(scene.lawyer, deal.deal)).toMatchObject({
      place: 'contract-draft',
      draft: null,
    });
    expect(saidOf(await discard(deal))).toBe('409 STEP_WRONG');
  });

  it('gives the version sent before back to its signers, who are told and agree', async () => {
    const deal = await redrafting();
    expect((await view(deal)).place).toBe('contract-draft');
    expect(saidOf(await discard(deal))).toBe('done');
    const { place, waits, dueAt } = await view(deal);
    expect({ place, waits }).toEqual({ place: 'contract-reading', waits: null });
    expect(Date.parse(dueAt ?? '')).toBeGreaterThan(scene.server.clock.now().getTime() + 2 * 86_400_000);
    const told = await deal.owner.browser.get('/api/notification/list');
    expect(told.raw.body).toContain('Новая редакция не нужна');
    expect(saidOf(await agree(deal.owner.browser, deal.estate))).toBe('done');
  });

  it('leaves the deal with him while a question waits; the answer gives it back', async () => {
    const deal = await redrafting();
    const asked = { version: 1, clause: 'price-total', text: 'Что входит в цену?' };
    given(await deal.owner.browser.act(`/api/deals/${deal.estate}/contract/questions`, asked));
    given(await discard(deal));
    const { place, questions } = await view(deal);
    expect(place).toBe('contract-draft');
    given(await scene.lawyer.act(at(deal, 'answer'), { question: questions[0]?.id, text: 'Всё.' }));
    expect((await view(deal)).place).toBe('contract-reading');
  });

  it('is not taken back by a manager', async () => {
    const deal = await redrafting();
    expect(saidOf(await discard(deal, await enterDesk(scene.server, 'manager')))).toBe('409 ROLE_DENIED');
  });
});

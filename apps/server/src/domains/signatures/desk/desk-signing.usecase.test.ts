import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { DeskSigning, PaperKindRow, SignatoryView } from '@novosel/contract/signatures/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { type SceneDeal, saidOf } from '../../../../test/members-scene.ts';
import { SignaturesScene } from '../../../../test/people/signatures-scene.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { signatories } from '../signatures.tables.ts';
import { findSignatories, signsLine } from './signatories.repo.ts';

let scene: SignaturesScene;
let deal: SceneDeal;
beforeAll(async () => {
  scene = await SignaturesScene.open();
  const pair = await scene.pair();
  ({ deal } = pair);
  for (const guest of [deal.owner, pair.other]) {
    await scene.certificate(guest);
    await scene.sign(guest, deal);
  }
});
afterAll(() => scene?.shut());

const at = (rest = '') => `/api/office/deals/${deal.deal}/signing${rest}`;
const seen = async (): Promise<DeskSigning> => given(await scene.members.lawyer.get(at()));
const placeOf = async () => given<DealView>(await deal.owner.browser.get(`/api/deals/${deal.estate}`)).place;

async function asks(signatory: string): Promise<string> {
  const { paper } = await seen();
  return saidOf(await scene.members.lawyer.act(at('/ask'), { sha256: paper.sha256, signatory }));
}

describe('[S4.1-07] the desk at a signing', () => {
  it('is offered those alone who may sign it now: with a power in force, and for no bank that does not sign', async () => {
    const past = { number: 'МЧД-1', givenOn: '2020-01-10', until: '2021-01-10' };
    const over = await scene.signatory({ power: past });
    const ofBank = await scene.signatory({ side: 'bank', bank: 'bereg', snils: '112-233-445 95' });
    const able = await scene.signatory();
    expect((await seen()).signatories.map(({ id }) => id)).toEqual([able.id]);
    expect(await asks(over.id)).toBe('409 POWER_OVER');
    expect(await asks(ofBank.id)).toBe('409 SIGNING_NOT_TURN');
    expect(await placeOf()).toBe('counter-signing');
  });

  it('lets nobody sign for another bank than his own', async () => {
    const [bereg] = await findSignatories(scene.server.context.db, eq(signatories.side, 'bank'));
    const line = (name: string) => ({ side: 'bank', name }) as const;
    expect(bereg && signsLine(bereg, line('Банк «Берег»'))).toBe(true);
    expect(bereg && signsLine(bereg, line('Полюс Банк'))).toBe(false);
  });

  it('lists who signs for whom, until when', async () => {
    const { items } = given<{ items: SignatoryView[] }>(
      await scene.members.lawyer.get('/api/office/signatories'),
    );
    expect(items).toHaveLength(3);
    expect(items[1]).toMatchObject({ side: 'bank', bank: 'bereg', state: 'active' });
  });

  it('records the refusal of the developer, and a decision on the deal is due', async () => {
    const { signers } = await seen();
    const signer = signers.find(({ side }) => side === 'developer')?.id;
    const answer = await scene.members.lawyer.act(at('/stop'), { signer, reason: 'mistake', text: '' });
    expect(given<DeskSigning>(answer)).toMatchObject({
      state: 'stopped',
      stopped: { reason: 'mistake', text: null, byPhone: false },
    });
    expect(await placeOf()).toBe('exception');
  });
});

describe('[promise 48] the kind of signature that a paper needs', () => {
  const path = '/api/office/signature-kinds';
  const set = (paper: string, kind: string, since: string) =>
    scene.members.lawyer.act(path, { paper, kind, since });

  it('is raised from a day on, and remembers who has done it', async () => {
    const { items } = given<{ items: PaperKindRow[] }>(await set('transfer-act', 'qualified', '2100-01-01'));
    expect(items.find(({ paper }) => paper === 'transfer-act')).toMatchObject({
      kind: 'enhanced',
      set: [{ kind: 'qualified', since: '2100-01-01', by: expect.stringMatching(/\S/) }],
    });
  });

  it.each([
    ['below what the registry takes', 'contract', 'enhanced', '2100-01-01'],
    ['for a day that is over', 'statement', 'enhanced', '2020-01-01'],
  ])('is not set %s', async (_, paper, kind, since) => {
    expect(saidOf(await set(paper, kind, since))).toBe('409 STEP_WRONG');
  });
});

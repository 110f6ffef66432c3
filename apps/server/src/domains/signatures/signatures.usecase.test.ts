import { createHash } from 'node:crypto';
import type { DealSummary, DealView } from '@novosel/contract/deals/endpoints.ts';
import type { ProofKeys } from '@novosel/contract/documents/check-endpoints.ts';
import type { Papers } from '@novosel/contract/documents/papers-endpoints.ts';
import type { EdsView } from '@novosel/contract/eds/schema.ts';
import { checkArchive } from '@novosel/proof/archive/check-archive.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { given } from '../../../test/matrix/make-bookings.ts';
import { type Guest, type SceneDeal, saidOf, titlesOf } from '../../../test/members-scene.ts';
import {
  ask,
  at,
  mineOf,
  refuse,
  SignaturesScene,
  signingOf,
} from '../../../test/people/signatures-scene.ts';
import { sql } from '../../platform/database/drizzle.ts';

let scene: SignaturesScene;
beforeAll(async () => {
  scene = await SignaturesScene.open();
});
afterAll(() => scene?.shut());

const dealOf = async ({ owner, estate }: SceneDeal) =>
  given<DealView>(await owner.browser.get(`/api/deals/${estate}`));

describe('[S2.3-30] [S4.1-07] the signing of a contract', () => {
  let deal: SceneDeal;
  let other: Guest;
  beforeAll(async () => {
    ({ deal, other } = await scene.pair());
    await scene.certificate(deal.owner);
    await scene.certificate(other);
  });

  it('begins with all members at once, and the developer is not asked before them', async () => {
    const view = await signingOf(deal.owner.browser, deal.estate);
    expect(view).toMatchObject({ place: 'signing', state: 'open', side: 'members', kind: 'qualified' });
    expect(view.signers.map(({ side, me, state }) => [side, me, state])).toEqual([
      ['members', true, null],
      ['members', false, null],
      ['developer', false, null],
    ]);
    expect(view.mine?.certificates).toMatchObject([{ problems: [] }]);
    const signatory = await scene.signatory();
    const body = { sha256: view.paper.sha256, signatory: signatory.id };
    const early = await scene.members.lawyer.act(`/api/office/deals/${deal.deal}/signing/ask`, body);
    expect(saidOf(early)).toBe('409 SIGNING_NOT_TURN');
  });

  it('[promise 44] goes by the hash of the paper on the screen', async () => {
    const other = createHash('sha256').update('another paper').digest('hex');
    expect(saidOf(await ask(deal.owner, deal.estate, { sha256: other }))).toBe('409 SIGNING_CHANGED');
  });

  it('asks the operator once at a time, and the person confirms in his app', async () => {
    given(await ask(deal.owner, deal.estate));
    const id = await scene.paperOf(deal.owner);
    expect(saidOf(await ask(deal.owner, deal.estate))).toBe('409 SIGNING_ASKED');
    expect((await mineOf(deal.owner.browser, deal.estate)).request).toMatchObject({ id });
    await scene.answer(deal.owner);
    const view = await signingOf(other.browser, deal.estate);
    expect(view.side).toBe('members');
    expect((await titlesOf(other)).some((title) => title.includes('подпись поставлена'))).toBe(true);
    // Nobody gets the signature of another before everybody has signed (promise 47).
    const [mine, theirs] = [deal.owner, other].map(({ browser }) =>
      browser.get(at(deal.estate, `/${view.signers[0]?.id}/signature`)),
    );
    expect([(await mine)?.status, (await theirs)?.status]).toEqual([200, 404]);
  });

  it('is the turn of the others for who has signed, on every page, and still the turn of the other', async () => {
    const turns = async ({ browser }: Guest) => {
      const { turn } = given<DealView>(await browser.get(`/api/deals/${deal.estate}`));
      const { items } = given<{ items: DealSummary[] }>(await browser.get('/api/deals'));
      const listed = items.find(({ estate }) => estate.id === deal.estate)?.turn;
      const { term } = given<EdsView>(await browser.get('/api/eds/orders'));
      return [turn.turn, turn.act, turn.loss, listed?.turn, listed?.act, term !== null];
    };
    expect(await turns(deal.owner)).toEqual([
      'others',
      'counter-signing',
      null,
      'others',
      'counter-signing',
      false,
    ]);
    expect(await turns(other)).toEqual(['buyer', 'signing', 'booking-ends', 'buyer', 'signing', true]);
  });

  it('leads the deal on with the last of a round, and the developer signs last', async () => {
    await scene.sign(other, deal);
    expect((await dealOf(deal)).place).toBe('counter-signing');
    expect((await signingOf(other.browser, deal.estate)).side).toBe('developer');
    await scene.signFor(deal, await scene.signatory());
    expect((await dealOf(deal)).place).toBe('registration');
    const view = await signingOf(other.browser, deal.estate);
    expect(view).toMatchObject({ state: 'done', side: null });
    for (const { id } of view.signers)
      expect((await other.browser.get(at(deal.estate, `/${id}/signature`))).status).toBe(200);
  });

  it('is in the archive of each party, who can check it without us, and sees no evidence of others', async () => {
    const { body } = await scene.server.browser().get('/api/check/keys');
    const { operatorRoots } = body.data as unknown as ProofKeys;
    expect(operatorRoots).toHaveLength(1);
    for (const { browser, id } of [deal.owner, other]) {
      const archive = (await browser.get(`/api/documents/archive?estate=${deal.estate}`)).raw.rawPayload;
      const report = checkArchive(archive);
      expect(report.isWhole).toBe(true);
      const contract = report.papers.find(({ signatures }) => signatures.length > 0);
      expect(
        contract?.signatures.map(({ indication, signer }) => [indication, signer?.isQualified, signer?.name]),
      ).toEqual(
        ['Дольщикова Анна', 'Гостев Пётр', 'Печатников Олег'].map((name) => ['total-passed', true, name]),
      );
      const own = contract?.record?.signatures.map(({ who }) => who.userId);
      expect(own).toEqual([String(id)]);
    }
    const { folders } = given<Papers>(await other.browser.get('/api/documents/papers'));
    const paper = folders.flatMap(({ papers }) => papers).find(({ kind }) => kind === 'contract')
      ?.versions[0];
    expect(paper?.signers.map(({ name }) => name)).toEqual([
      'Дольщикова Анна',
      'Гостев Пётр',
      expect.any(String),
    ]);
  });

  it('[promise 45] has a row of evidence for each signature, in the chain of the deal', async () => {
    const { rows } = await scene.server.context.db.execute<{ evidence: Record<string, unknown> }>(sql`
      select e.evidence from signature_evidence e
        join signings s on s.document_id = e.document_id where s.deal_id = ${deal.deal} order by e.position`);
    const { paper } = await signingOf(other.browser, deal.estate);
    expect(rows.map(({ evidence }) => evidence)).toEqual(
      ['Дольщикова Анна', 'Гостев Пётр', 'Печатников Олег'].map((fullName) =>
        expect.objectContaining({
          who: expect.objectContaining({ fullName, passportHash: expect.stringMatching(/^[\da-f]{64}$/) }),
          kind: 'qualified',
          documentSha256: paper.sha256,
          certificate: {
            serial: expect.stringMatching(/^[\da-f]+$/),
            signatureSha256: expect.stringMatching(/^[\da-f]{64}$/),
          },
        }),
      ),
    );
  });
});

describe('a refusal', () => {
  it('stops everything at once: the signed copy stays, nobody can sign, and everybody is told', async () => {
    const { deal, other } = await scene.pair();
    await scene.certificate(deal.owner);
    await scene.sign(deal.owner, deal);
    given(await refuse(other, deal.estate, { reason: 'money', text: 'Банк отказал' }));
    expect((await dealOf(deal)).place).toBe('contract-draft');
    const view = await signingOf(deal.owner.browser, deal.estate);
    expect(view).toMatchObject({
      state: 'stopped',
      side: null,
      stopped: { reason: 'money', text: 'Банк отказал', by: 'Гостев Пётр', byPhone: false },
    });
    expect(saidOf(await ask(deal.owner, deal.estate))).toBe('409 STEP_WRONG');
    const own = view.signers.find(({ me }) => me);
    expect((await deal.owner.browser.get(at(deal.estate, `/${own?.id}/signature`))).status).toBe(200);
    expect((await titlesOf(deal.owner)).some((title) => title.includes('подписание остановлено'))).toBe(true);
  });

  it('by telephone is recorded by the desk as such', async () => {
    const { deal, other } = await scene.pair();
    const { signers } = await signingOf(other.browser, deal.estate);
    const body = { signer: signers[1]?.id, reason: 'other', text: 'Позвонил и отказался' };
    given(await scene.members.lawyer.act(`/api/office/deals/${deal.deal}/signing/stop`, body));
    expect((await signingOf(other.browser, deal.estate)).stopped).toMatchObject({
      by: 'Гостев Пётр',
      byPhone: true,
    });
  });
});

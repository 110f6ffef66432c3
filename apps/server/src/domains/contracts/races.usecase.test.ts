import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  contractOf,
  deskContractOf,
  generate,
  noInputs,
  readWhole,
  sendNew,
} from '../../../test/agree-contract.ts';
import type { Answer } from '../../../test/browser.ts';
import { given } from '../../../test/matrix/make-bookings.ts';
import { meetAtLock } from '../../../test/meet-at-lock.ts';
import { type Guest, MembersScene, type SceneDeal, saidOf } from '../../../test/members-scene.ts';
import { sql } from '../../platform/database/drizzle.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

/** A contract of two owners, which one has agreed to and the other has read. */
async function lastAwaited(): Promise<{ deal: SceneDeal; other: Guest; hash: string }> {
  const { deal, other } = await scene.readyPair();
  await deal.confirmTotal();
  given(await sendNew(scene.lawyer, deal));
  for (const { browser } of [deal.owner, other]) given(await readWhole(browser, deal.estate));
  given(await agree(deal.owner.browser, deal.estate));
  const { current } = await contractOf(other.browser, deal.estate);
  return { deal, other, hash: current?.hash ?? '' };
}

/** The calls wait for the deal together, then go on at once. */
const meet = ({ deal }: SceneDeal, calls: readonly (() => Promise<Answer>)[]) =>
  meetAtLock(scene.server, sql`select 1 from deals where id = ${deal} for update`, calls);

const agreeTo = ({ estate }: SceneDeal, { browser }: Guest, hash: string) =>
  browser.act(`/api/deals/${estate}/contract/agree`, { version: 1, hash });

const atDesk = ({ deal }: SceneDeal, name: string, body: object) =>
  scene.lawyer.act(`/api/office/deals/${deal}/contract/${name}`, body);

const agreements = async ({ deal }: SceneDeal, number: number) => {
  const { rows } = await scene.server.context.db.execute<{ count: number }>(sql`
    select count(*)::int as count from contract_agreements
     where version_id = (select id from contract_versions where deal_id = ${deal} and number = ${number})`);
  return rows[0]?.count;
};

describe('the last agreement and the lawyer at once', () => {
  it('a draft is begun: either the contract is frozen or it is being written, and the other one is told', async () => {
    const { deal, other, hash } = await lastAwaited();
    const said = await meet(deal, [
      () => agreeTo(deal, other, hash),
      () => atDesk(deal, 'generate', noInputs),
    ]);
    expect(said.map(saidOf).toSorted()).toEqual(['409 STEP_WRONG', 'done']);
    const { place, current, paper } = await contractOf(other.browser, deal.estate);
    const { draft } = await deskContractOf(scene.lawyer, deal.deal);
    const end = {
      place,
      frozen: current?.state === 'frozen' && paper !== null,
      drafted: draft !== null,
      agreed: await agreements(deal, 1),
    };
    expect(end).toEqual(
      said[0]?.status === 200
        ? { place: 'signing', frozen: true, drafted: false, agreed: 2 }
        : { place: 'contract-draft', frozen: false, drafted: true, agreed: 1 },
    );
  });

  it('a new version goes out: who has read the former one agrees to neither, and is told', async () => {
    const { deal, other, hash } = await lastAwaited();
    given(await generate(scene.lawyer, deal));
    const { draft } = await deskContractOf(scene.lawyer, deal.deal);
    const said = await meet(deal, [
      () => agreeTo(deal, other, hash),
      () => atDesk(deal, 'send', { hash: draft?.hash }),
    ]);
    expect(said.map(saidOf)).toEqual([expect.stringMatching(/^409 (STEP_WRONG|CONTRACT_CHANGED)$/), 'done']);
    expect(await contractOf(other.browser, deal.estate)).toMatchObject({
      place: 'contract-reading',
      current: { number: 2, state: 'sent' },
      paper: null,
    });
    expect([await agreements(deal, 1), await agreements(deal, 2)]).toEqual([1, 0]);
  });
});

import type { HousePapersView } from '@novosel/contract/catalogue/desk/papers-endpoints.ts';
import { type HousePapers, noHousePapers } from '@novosel/contract/contracts/house-papers.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskContractOf, generate, send, sendNew } from '../../../../test/agree-contract.ts';
import type { Browser } from '../../../../test/browser.ts';
import { given } from '../../../../test/matrix/make-bookings.ts';
import { MembersScene, saidOf, wrongIn } from '../../../../test/members-scene.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let scene: MembersScene;
let building = 0;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const read = async (who: Browser = scene.lawyer): Promise<HousePapersView> =>
  given<HousePapersView>(await who.get(`/api/office/buildings/${building}/papers`));
const post = (seen: string, papers: HousePapers, who: Browser = scene.lawyer) =>
  who.act(`/api/office/buildings/${building}/papers`, { seen, papers });
const postAxes = (estate: number, axes: string | null, who: Browser = scene.lawyer) =>
  who.act(`/api/office/estates/${estate}/axes`, { axes });

describe('what contracts say of a house', () => {
  it('is said anew by the lawyer on record; a draft made before is old, and is not sent', async () => {
    const deal = await scene.deal();
    given(await deal.sendPapers());
    await deal.acceptAll();
    await deal.confirmTotal();
    given(await generate(scene.lawyer, deal));
    building = (await deskContractOf(scene.lawyer, deal.deal)).house.building;
    const { papers, hash, lots } = await read();
    const saved = given<HousePapersView>(await post(hash, { ...papers, walls: '  кирпич  ' }));
    expect(saved.papers).toEqual({ ...papers, walls: 'кирпич' });
    expect(saved.hash).not.toBe(hash);
    expect((await deskContractOf(scene.lawyer, deal.deal)).draft).toMatchObject({ outdated: true });
    expect(saidOf(await send(scene.lawyer, deal))).toBe('409 CONTRACT_OUTDATED');

    const lot = lots.find(({ id }) => id === deal.estate);
    expect(lot).toMatchObject({ kind: 'flat', axes: expect.stringContaining('в') });
    given(await postAxes(deal.estate, null));
    expect((await deskContractOf(scene.lawyer, deal.deal)).lacks).toMatchObject([
      { code: 'axes', inCatalogue: true },
    ]);
    const placed = given<HousePapersView>(await postAxes(deal.estate, ' в осях 7–9/Б–В '));
    expect(placed.lots.find(({ id }) => id === deal.estate)?.axes).toBe('в осях 7–9/Б–В');
    expect(saidOf(await sendNew(scene.lawyer, deal))).toBe('done');

    const { rows } = await scene.server.context.db.execute(sql`
      select action, details->>'fields' as fields from audit_records
      where subject = ${`building:${building}`} and action like 'catalogue.save-%' order by id`);
    expect(rows).toEqual([
      { action: 'catalogue.save-papers', fields: 'walls' },
      { action: 'catalogue.save-axes', fields: null },
      { action: 'catalogue.save-axes', fields: null },
    ]);
  });

  it('is not said over what a colleague has said meanwhile', async () => {
    const { papers, hash } = await read();
    given(await post(hash, { ...papers, slabs: 'сборные' }));
    expect(saidOf(await post(hash, { ...papers, slabs: 'деревянные' }))).toBe('409 STEP_WRONG');
    expect((await read()).papers.slabs).toBe('сборные');
  });

  it('is refused field by field beyond its limits', async () => {
    const { papers, hash } = await read();
    const wrong = {
      ...papers,
      walls: 'а'.repeat(501),
      floorsBelow: 10,
      areaHundredths: 0,
      land: papers.land && { ...papers.land, cadastralNumber: '51:20' },
      escrowBank: papers.escrowBank && { ...papers.escrowBank, email: 'почта' },
      warranty: { object: 51, equipment: 3, finishing: null },
      areaSettlement: { toleranceBasisPoints: 501, workingDays: 10 },
      finishing: { ...papers.finishing, none: [''] },
    };
    const refused = await post(hash, wrong);
    expect(saidOf(refused)).toBe('422 VALIDATION');
    expect(wrongIn(refused).sort()).toEqual([
      'areaHundredths',
      'cadastralNumber',
      'email',
      'floorsBelow',
      'none',
      'object',
      'toleranceBasisPoints',
      'walls',
    ]);
    expect(saidOf(await postAxes(1, 'а'.repeat(201)))).toBe('422 VALIDATION');
  });

  it('is taken back whole and said anew, and not of a house that is not there', async () => {
    const { papers, hash } = await read();
    const none = given<HousePapersView>(await post(hash, noHousePapers));
    expect(none.papers).toEqual(noHousePapers);
    given(await post(none.hash, papers));
    expect((await read()).papers).toEqual(papers);
    expect(saidOf(await scene.lawyer.get('/api/office/buildings/2147483600/papers'))).toBe('404 NOT_FOUND');
    expect(saidOf(await postAxes(2_147_483_600, null))).toBe('404 NOT_FOUND');
  });

  it('is said by managers of the catalogue too, and by nobody else', async () => {
    const manager = await enterDesk(scene.server, 'manager');
    const { papers, hash } = await read(manager);
    expect(saidOf(await post(hash, papers, manager))).toBe('done');
    const support = await enterDesk(scene.server, 'support');
    expect(saidOf(await post(hash, papers, support))).toBe('409 ROLE_DENIED');
    expect(saidOf(await postAxes(1, null, support))).toBe('409 ROLE_DENIED');
  });
});

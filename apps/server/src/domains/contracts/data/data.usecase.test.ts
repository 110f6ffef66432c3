import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  agree,
  contractOf,
  deskContractOf,
  generate,
  readWhole,
  send,
  textAtDesk,
} from '../../../../test/agree-contract.ts';
import { given, uploadScan } from '../../../../test/matrix/make-bookings.ts';
import { MembersScene, type SceneDeal, saidOf } from '../../../../test/members-scene.ts';
import { dayIn } from '../../../../test/people/trust.ts';
import { sql } from '../../../platform/database/drizzle.ts';

let scene: MembersScene;
beforeAll(async () => {
  scene = await MembersScene.open();
});
afterAll(() => scene?.server.close());

const run = (query: ReturnType<typeof sql>) => scene.server.context.db.execute(query);
const draftOf = async ({ deal }: SceneDeal) => (await deskContractOf(scene.lawyer, deal)).draft;
const textOf = async ({ deal }: SceneDeal, id: string): Promise<string> => {
  const clauses = await textAtDesk(scene.lawyer, deal);
  return clauses.find((clause) => clause.id === id)?.text.replaceAll('\u00a0', ' ') ?? '';
};

describe('the contract of a child', () => {
  it('names the child as its owner, and its mother signs it', async () => {
    const deal = await scene.deal('child');
    const child = await deal.addChild();
    given(await deal.sendPapers());
    given(await deal.sendChild(child));
    await deal.acceptAll();
    await deal.confirmTotal();
    given(await generate(scene.lawyer, deal));
    expect((await draftOf(deal))?.findings).toEqual([]);
    expect(await textOf(deal, 'members')).toMatch(
      /^и граждане[\s\S]*Королёва Ева[\s\S]*законный представитель, мать: Дольщикова Анна/,
    );
    given(await send(scene.lawyer, deal));
    const { browser } = deal.owner;
    expect((await contractOf(browser, deal.estate)).signers).toMatchObject([
      { name: 'Дольщикова Анна', me: true, signsFor: ['Королёва Ева'] },
    ]);
    given(await readWhole(browser, deal.estate));
    expect(saidOf(await agree(browser, deal.estate))).toBe('done');
  });
});

describe('the contract of an owner for whom another person acts', () => {
  it('names the power, and the representative reads and agrees in his place', async () => {
    const deal = await scene.deal();
    const other = await scene.guest({ lastName: 'Доверенный', firstName: 'Олег' });
    given(await deal.sendPapers());
    await deal.acceptAll();
    const owner = await deal.me();
    await deal.bring(other, { role: 'delegate', actsFor: owner });
    const power = {
      number: '77/100-н/77-2026-1-234',
      notary: 'Смирнова Ирина Павловна, Мурманск',
      givenOn: dayIn(scene.server, -10),
      until: dayIn(scene.server, 300),
      scans: [await uploadScan(other.browser)],
    };
    given(await deal.sendPapers(other, { power }));
    await deal.acceptAll();
    await deal.confirmTotal();
    given(await generate(scene.lawyer, deal));
    expect((await draftOf(deal))?.findings).toEqual([]);
    expect(await textOf(deal, 'members')).toContain('по доверенности № 77/100-н/77-2026-1-234');
    given(await send(scene.lawyer, deal));
    expect((await contractOf(other.browser, deal.estate)).signers).toMatchObject([
      { name: 'Доверенный Олег', me: true, signsFor: ['Дольщикова Анна'] },
    ]);
    expect(saidOf(await readWhole(deal.owner.browser, deal.estate))).toBe('409 STEP_WRONG');
    given(await readWhole(other.browser, deal.estate));
    expect(saidOf(await agree(other.browser, deal.estate))).toBe('done');
  });
});

describe('what the lawyer enters', () => {
  async function checked(form: 'installment' | 'mortgage'): Promise<SceneDeal> {
    const deal = await scene.deal();
    given(await deal.sendPapers());
    await deal.acceptAll();
    given(await deal.owner.browser.act(`/api/deals/${deal.estate}/parameters/change`, {}));
    await deal.chooseTerms(form);
    return deal;
  }

  it('of instalments: the day of the first one; the others come each month and make up the price', async () => {
    const deal = await checked('installment');
    await deal.confirmTotal();
    const refused = await generate(scene.lawyer, deal);
    expect([saidOf(refused), refused.body.message]).toEqual([
      '409 CONTRACT_LACKS',
      expect.stringContaining('Впишите: день первого платежа по графику.'),
    ]);
    given(await generate(scene.lawyer, deal, { instalmentsFrom: '2027-03-31' }));
    expect((await draftOf(deal))?.findings).toEqual([]);
    const schedule = await textOf(deal, 'payment-order');
    for (const day of ['31 марта 2027', '30 апреля 2027', '31 мая 2027']) expect(schedule).toContain(day);
  });

  it('of a loan: the contract of the bank that the buyer has chosen', async () => {
    const deal = await checked('mortgage');
    const application = crypto.randomUUID();
    const { rows } = await run(
      sql`select coalesce(price_kopecks, 0) as price from deals where id = ${deal.deal}`,
    );
    await run(sql`insert into mortgage_applications (id, user_id, deal_id, estate_id, program, price_kopecks, own_kopecks, months, work, employer, income_kopecks, sent_at)
      values (${application}, ${deal.owner.id}, ${deal.deal}, ${deal.estate}, 'family', ${Number(rows[0]?.price)}, 1, 300, 'pension', '', 1, now())`);
    await run(sql`insert into mortgage_bids (id, user_id, application_id, bank, status, request_key, kopecks, months, created_at)
      values (${crypto.randomUUID()}, ${deal.owner.id}, ${application}, 'bereg', 'chosen', ${application}, 1, 300, now())`);
    await run(sql`update deals set place = 'total' where id = ${deal.deal}`);
    await deal.confirmTotal();
    expect((await generate(scene.lawyer, deal)).body.message).toContain('Впишите: кредитный договор.');
    const loan = { contractNumber: 'КД-2026/1180', contractOn: dayIn(scene.server, 0), place: 'г. Мурманск' };
    given(await generate(scene.lawyer, deal, { loan }));
    expect((await draftOf(deal))?.findings).toEqual([]);
    expect(await textOf(deal, 'loan')).toMatch(/Банк «Берег».*КД-2026\/1180.*300 месяцев/);
  });
});

import { randomUUID } from 'node:crypto';
import type { EscrowAccount } from '@novosel/contract/deals/escrow.ts';
import { evenSchedule } from '@novosel/contract/deals/schedule.ts';
import { accountFits } from '@novosel/contract/payments/bank-account.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../../test/booking-journey.ts';
import { dealDesk, type StoodDeal } from '../../../../test/deal-desk.ts';
import { makePerson } from '../../../../test/people/make-person.ts';
import { giveTrust } from '../../../../test/people/trust.ts';
import { sql } from '../../../platform/database/drizzle.ts';

const reason = 'Пункт 3.2 договора';
let house: House;
const { as, act, dealOf, deskOf, enter, leadFrom, move, stand } = dealDesk(() => house, reason);

beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

// The act asks for a fresh proof.
beforeEach(enter);

const bank = {
  bank: 'ПАО «Банк», г. Москва',
  bik: '044525225',
  correspondentAccount: '30101810400000000225',
};

let made = 100;
/** One that no other deal has, with a key that fits. */
function newAccount(): EscrowAccount {
  made += 1;
  const numbers = Array.from({ length: 10 }, (_, key) => `40824810${key}00000000${made}`);
  return { ...bank, account: numbers.find((number) => accountFits(bank.bik, number)) ?? '' };
}

const record = (stood: StoodDeal, body: object, role: StaffRole = 'lawyer', key?: string) =>
  act(role, stood, 'escrow', body, key);

async function told({ booking }: StoodDeal): Promise<string[]> {
  const { rows } = await house.context.db.execute<{ title: string }>(sql`
    select title from notifications
    where user_id = (select user_id from bookings where id = ${booking}) and title like '%эскроу-счёт%' order by id`);
  return rows.map(({ title }) => title.replace(/^.*: /, ''));
}

const recorded = async (stood: StoodDeal) =>
  (await dealOf(stood)).history.filter(({ event }) => event === 'record-escrow');

describe('the escrow account of a deal', () => {
  it('is recorded under a signed contract, and shown as requisites of what is due once that is registered', async () => {
    const stood = await stand('01', 'signing');
    const account = newAccount();
    expect(await record(stood, account)).toBe('409 STEP_WRONG');
    expect((await deskOf(stood, 'lawyer')).escrow).toEqual({ account: null, refused: 'STEP_WRONG' });
    await leadFrom(stood, 'signing', 'counter-signing', 'registration');
    const { priceKopecks } = await dealOf(stood);
    const firstOn = isoDay(house.clock.now().getTime() + 10 * 86_400_000);
    const payments = evenSchedule({ priceKopecks, firstKopecks: 300_000_000, firstOn, count: 3 });
    expect(await act('lawyer', stood, 'schedule', { payments, reason })).toBe('done');
    expect(await record(stood, account)).toBe('done');
    expect((await dealOf(stood)).escrow).toBeNull();
    expect(await move('lawyer', stood, 'registration', 'funding')).toBe('done');
    const { escrow, number, own } = await dealOf(stood);
    expect(own).toBe(true);
    expect(escrow).toMatchObject({
      ...account,
      kopecks: 300_000_000,
      inn: '',
      kpp: '',
      invoice: null,
      purpose: `Внесение средств на счёт эскроу, сделка № ${number}, платёж 1 из 3. НДС не облагается`,
    });
    expect(escrow?.recipient).toMatch(/^[А-Я]\S+ [А-Я]\S+/);
    expect(escrow?.qr).toContain(`|PersonalAcc=${account.account}|`);
    expect(escrow?.qr).toContain('|Sum=300000000|');
    expect(escrow?.qr).not.toMatch(/INN|KPP/);

    const receive = { number: 1, kopecks: 300_000_000, order: '1', paidOn: isoDay(house.clock.now()) };
    expect(await act('accountant', stood, 'schedule/receive', receive)).toBe('done');
    expect((await dealOf(stood)).escrow).toMatchObject({
      kopecks: payments[1]?.kopecks,
      purpose: expect.stringContaining('платёж 2 из 3'),
    });
  });

  it('names no payment when the price is paid at once, and is shown no longer when it is paid', async () => {
    const stood = await stand('02', 'funding');
    const account = newAccount();
    expect((await dealOf(stood)).escrow).toBeNull();
    expect(await record(stood, account, 'accountant')).toBe('done');
    const { escrow, number, priceKopecks } = await dealOf(stood);
    expect(escrow?.purpose).toBe(`Внесение средств на счёт эскроу, сделка № ${number}. НДС не облагается`);
    expect(escrow?.kopecks).toBe(priceKopecks);
    expect(await move('accountant', stood, 'funding', 'handover')).toBe('done');
    expect((await dealOf(stood)).escrow).toBeNull();
    const desk = await deskOf(stood, 'lawyer');
    expect(desk.escrow).toEqual({ account, refused: 'STEP_WRONG' });
    expect(await record(stood, newAccount())).toBe('409 STEP_WRONG');
  });

  it('is not recorded by a manager or the support, and refused in words at the field whose key does not fit', async () => {
    const stood = await stand('03', 'counter-signing');
    const account = newAccount();
    for (const role of ['manager', 'support'] as const) {
      expect(await record(stood, account, role), role).toBe('409 ROLE_DENIED');
      expect((await deskOf(stood, role)).escrow.refused, role).toBe('ROLE_DENIED');
    }
    const wrong = { ...account, account: account.account.replace(/^4/, '5') };
    const answer = await as('lawyer').act(`/api/office/deals/${stood.deal}/escrow`, wrong);
    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION']);
    expect(answer.body.errors).toEqual({
      account: ['Контрольная цифра не сходится. Сверьте счёт и\u00a0БИК с\u00a0письмом банка'],
    });
    expect(await record(stood, { ...account, correspondentAccount: '30101810500000000225' })).toBe(
      '422 VALIDATION',
    );
    expect((await deskOf(stood, 'admin')).escrow).toEqual({ account: null, refused: null });
    expect(await recorded(stood)).toEqual([]);
  });

  it('is recorded once by a repeated key and by the same account, and the buyer is told of another one', async () => {
    const stood = await stand('04', 'funding');
    const [one, other] = [newAccount(), newAccount()];
    const key = randomUUID();
    for (const _ of [1, 2]) expect(await record(stood, one, 'lawyer', key)).toBe('done');
    expect(await record(stood, one, 'accountant')).toBe('done');
    expect(await recorded(stood)).toMatchObject([{ actor: 'staff', reason: `${one.account}, ${one.bank}` }]);
    expect(await told(stood)).toEqual(['эскроу-счёт открыт']);
    expect(await record(stood, other, 'admin')).toBe('done');
    expect((await dealOf(stood)).escrow?.account).toBe(other.account);
    expect(await recorded(stood)).toHaveLength(2);
    expect((await told(stood)).slice(1)).toEqual(['изменились реквизиты эскроу-счёта']);
    const { rows } = await house.context.db.execute<{ details: object }>(sql`
      select details from audit_records
      where action = 'deal.record-escrow' and subject = ${`deal:${stood.deal}`} order by id`);
    expect(rows.map(({ details }) => details)).toEqual([{ again: false }, { again: true }]);
    // It is his alone: no other deal is paid onto it.
    expect(await record(await stand('05', 'counter-signing'), other)).toBe('409 ESCROW_ACCOUNT_USED');
  });

  it('is nobody’s to see but the holder’s and the desk’s: not another member’s, nor a trusted person’s', async () => {
    const stood = await stand('06', 'funding');
    const mine = newAccount();
    expect(await record(stood, mine)).toBe('done');
    const { db } = house.context;
    const member = await makePerson(house, { name: 'Инна', surname: 'Полевая' });
    await db.execute(sql`insert into deal_parties (id, deal_id, user_id, role, since)
      select gen_random_uuid(), id, ${member.id}, 'member', now() from deals where booking_id = ${stood.booking}`);
    const theirs = await member.signIn();
    const common = await theirs.get(`/api/deals/${stood.estate}`);
    expect([common.status, (common.body as unknown as { data: object }).data]).toMatchObject([
      200,
      { own: false, escrow: null, turn: { act: 'funding' } },
    ]);
    expect(common.raw.body).not.toContain(mine.account);

    const holder = ((await stood.visitor.browser.get('/api/users')).body as unknown as { id: number }).id;
    const friend = await makePerson(house, { name: 'Олег', surname: 'Лесной' });
    const trust = await giveTrust(house, holder, friend, { scope: 'pay' });
    const seen = await (await friend.signIn()).get(`/api/delegations/${trust}/deals/${stood.estate}`);
    expect(seen.status).toBe(200);
    expect(seen.raw.body).not.toContain(mine.account);
    expect((await stood.visitor.browser.get(`/api/deals/${stood.estate}`)).raw.body).toContain(mine.account);
  });
});

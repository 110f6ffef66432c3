import { randomUUID } from 'node:crypto';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { type Bid, getMortgage } from '@novosel/contract/mortgage/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, openHouse } from '../../../test/booking-journey.ts';
import type { StoodDeal } from '../../../test/deal-desk.ts';
import { until } from '../../../test/outside.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { stepOfPeople } from '../../../test/step-of-people.ts';
import { after } from '../../platform/clock.ts';
import { and, eq, isNotNull, isNull } from '../../platform/database/drizzle.ts';
import { users } from '../identity/identity.tables.ts';
import { passports } from '../users/users.tables.ts';
import { expireBids } from './expire-bids.ts';
import { mortgageApplications, mortgageBids } from './mortgage.tables.ts';
import { sweepMortgage } from './work-mortgage.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house?.shut());

interface Stood extends StoodDeal {
  readonly price: number;
}

/** A deal that the desk has moved to these places; the consent is signed by default. */
async function stands(
  number: string,
  places: DealPlace[] = ['members', 'mortgage'],
  signed = true,
): Promise<Stood> {
  const visitor = await house.visit(number);
  const estate = await house.estate();
  const { booking } = await visitor.toPayment(estate, 'free');
  const { id } = await dealOf({ visitor, estate });
  const deal = { visitor, estate, booking: booking?.id ?? '', deal: id ?? '' };
  await lead(deal, 'parameters', ...places);
  await visitor.again();
  const stood = { ...deal, price: (await dealOf(deal)).priceKopecks };
  if (signed) await visitor.signConsent();
  return stood;
}

async function lead({ visitor, estate, deal }: StoodDeal, ...places: DealPlace[]): Promise<void> {
  // A second-factor code works for one sign-in.
  house.clock.advance(61);
  const [manager, lawyer] = [await enterDesk(house, 'manager'), await enterDesk(house, 'lawyer')];
  for (const [index, to] of places.slice(1).entries()) {
    const from = places[index] ?? 'parameters';
    const body = { from, to, reason: 'Записали со слов покупателя' };
    const step = { estate, deal, from, to, form: 'mortgage' } as const;
    const own = await stepOfPeople(visitor.browser, () => lawyer, step);
    expect(own ?? (await manager.act(`/api/office/deals/${deal}/move`, body)).status, to).toBe(200);
  }
}

const formOf = ({ estate, price }: Stood) => ({
  estate,
  priceKopecks: price,
  program: 'family',
  ownKopecks: Math.ceil((price * 0.3) / 100) * 100,
  months: 300,
  work: 'employed',
  employer: 'Школа № 5',
  incomeKopecks: 18_000_000,
  banks: ['bereg', 'nevsky', 'polus', 'domidelo'],
});

async function send(stood: Stood, change: object = {}, key: string = randomUUID()): Promise<string> {
  const { status, body } = await stood.visitor.browser.act(
    '/api/mortgage/applications',
    { ...formOf(stood), ...change },
    key,
  );
  return status === 200 ? 'sent' : String(body.code);
}

async function choose({ visitor }: Stood, bid: string, key: string = randomUUID()): Promise<string> {
  const { status, body } = await visitor.browser.act('/api/mortgage/choose', { bid }, key);
  return status === 200 ? 'chosen' : String(body.code);
}

const mortgage = async ({ visitor }: Stood) =>
  (await visitor.browser.get(getMortgage.path)).body as unknown as {
    bids: Bid[];
    externalDraft: Record<string, unknown> | null;
    sopdSigned: boolean;
  };
const states = async (stood: Stood) => (await mortgage(stood)).bids.map(({ status }) => status);
async function dealOf({ visitor, estate }: Pick<Stood, 'visitor' | 'estate'>): Promise<DealView> {
  return ((await visitor.browser.get(`/api/deals/${estate}`)).body as unknown as { data: DealView }).data;
}
const placeOf = async (stood: Stood) => (await dealOf(stood)).place;
const idOf = async (stood: Pick<Stood, 'visitor'>) =>
  ((await stood.visitor.browser.get('/api/users')).body as { id?: number }).id ?? 0;

/** The banks are half a minute overdue, so a sweep asks them without their jobs. */
async function sweep(stood: Pick<Stood, 'visitor'>): Promise<void> {
  const { db } = house.context;
  const due = after(house.clock.now(), -30);
  const userId = await idOf(stood);
  const open = and(eq(mortgageBids.userId, userId), isNotNull(mortgageBids.nextAskAt));
  await db.update(mortgageBids).set({ nextAskAt: due }).where(open);
  await sweepMortgage(house.context);
}
/** Waits until every bank has given its first answer. */
const answered = (stood: Stood) =>
  until(async () => {
    await sweep(stood);
    return !(await states(stood)).includes('sent');
  }, 20);
const bidOf = async (stood: Stood, bank: string) =>
  (await mortgage(stood)).bids.find((bid) => bid.bank.includes(bank))?.id ?? '';

describe('[S1-11] an application for a mortgage', () => {
  it('[S3-44, S7-31] goes to the chosen banks by one form, and their answers stand side by side', async () => {
    const stood = await stands('01');
    expect(await send(stood)).toBe('sent');
    expect(await placeOf(stood)).toBe('mortgage-sent');
    expect(await states(stood)).toEqual(['sent', 'sent', 'sent', 'sent']);
    await answered(stood);
    // Two have approved: it is his turn, whatever the third bank does, and the list shows the same.
    const { place, turn } = await dealOf(stood);
    expect([place, turn]).toMatchObject(['mortgage-offers', { turn: 'buyer', loss: 'booking-ends' }]);
    expect((await stood.visitor.browser.get('/api/deals')).body).toMatchObject({
      data: { items: [{ place, turn }] },
    });
    const { bids, externalDraft } = await mortgage(stood);
    expect(bids.map(({ bank, status }) => [bank, status])).toEqual([
      ['Банк «Берег»', 'approved'],
      ['«Невский кредит»', 'approved'],
      ['Полюс Банк', 'thinking'],
      ['«Дом и дело»', 'refused'],
    ]);
    const loan = stood.price - formOf(stood).ownKopecks;
    expect(bids[0]).toMatchObject({ estate: stood.estate, amountKopecks: loan, ratePercent: 6, months: 300 });
    expect(bids[1]?.months).toBe(360);
    expect(bids[1]?.interestKopecks).toBeGreaterThan(bids[0]?.interestKopecks ?? 0);
    expect([bids[0]?.validUntil, bids[2]?.promisedAt, bids[3]?.reason]).not.toContain(null);
    expect(externalDraft).toMatchObject({ estate: stood.estate, employer: 'Школа № 5', loanKopecks: loan });
    const told = (await stood.visitor.browser.get('/api/notification/list')).raw.body;
    expect(told).toContain('Ипотека одобрена: Банк «Берег»');
    const other = { ...stood, visitor: await house.visit('02') };
    expect(await mortgage(other)).toMatchObject({ bids: [], externalDraft: null });
  });

  it('[S7-30] a bank that thinks is asked again when the page wants it, at most once a minute', async () => {
    const stood = { visitor: await house.visit('01') };
    const userId = await idOf(stood);
    const due = async () => {
      const mine = and(eq(mortgageBids.userId, userId), eq(mortgageBids.status, 'thinking'));
      const [row] = await house.context.db.select().from(mortgageBids).where(mine);
      return row?.nextAskAt?.getTime() ?? 0;
    };
    const read = (query = '') => stood.visitor.browser.get(`${getMortgage.path}${query}`);
    const before = await due();
    expect(before).toBeGreaterThan(house.clock.now().getTime());
    await read('?forceRefreshDvizh=1');
    expect(await due()).toBe(before);
    house.clock.advance(61);
    await read();
    await read('?forceRefreshDvizh=0');
    expect(await due()).toBe(before);
    await read('?forceRefreshDvizh=1');
    expect(await due()).not.toBe(before);
    await until(async () => (await due()) > before);
  });

  it('is given again, with its key, to a bank that has lost it', async () => {
    const stood = { visitor: await house.visit('01') };
    const mine = and(eq(mortgageBids.userId, await idOf(stood)), eq(mortgageBids.status, 'thinking'));
    const known = async () =>
      (await house.context.db.select().from(mortgageBids).where(mine)).map(({ providerId }) => providerId);
    const before = await known();
    expect(before).toHaveLength(1);
    await house.context.db.update(mortgageBids).set({ providerId: randomUUID() }).where(mine);
    await until(async () => {
      await sweep(stood);
      return (await known())[0] === before[0];
    });
  });

  it('is sent once by its key, and once for a deal', async () => {
    const stood = await stands('03');
    const key = randomUUID();
    expect([await send(stood, {}, key), await send(stood, {}, key)]).toEqual(['sent', 'sent']);
    expect(await send(stood)).toBe('STEP_WRONG');
    expect(await states(stood)).toHaveLength(4);
  });

  it('of two sent at once one is sent', async () => {
    const stood = await stands('04');
    expect((await Promise.all([send(stood), send(stood)])).toSorted()).toEqual(['STEP_WRONG', 'sent']);
    expect(await states(stood)).toHaveLength(4);
  });

  it('[S4.7-14] is not sent without the consent; refused by every bank, it may be sent anew', async () => {
    const stood = await stands('05', ['members', 'mortgage'], false);
    expect(await send(stood)).toBe('CONSENT_UNSIGNED');
    expect([await placeOf(stood), await states(stood)]).toEqual(['mortgage', []]);
    await stood.visitor.signConsent();
    const me = eq(users.id, await idOf(stood));
    await house.context.db.update(users).set({ surname: 'Отказов' }).where(me);
    expect(await send(stood)).toBe('sent');
    await answered(stood);
    expect(await states(stood)).toEqual(['refused', 'refused', 'refused', 'refused']);
    expect(await placeOf(stood)).toBe('mortgage-declined');
    expect(await send(stood, { banks: ['nevsky'] })).toBe('sent');
    expect((await mortgage(stood)).bids.map(({ bank }) => bank)).toEqual(['«Невский кредит»']);
  });

  let elsewhere: Promise<Stood> | undefined;
  it('is not sent where the deal does not wait for it', async () => {
    elsewhere ??= stands('06', ['members']);
    expect(await send(await elsewhere)).toBe('STEP_WRONG');
  });

  it('moves no deal that the desk has led elsewhere, and its buyer is not called to choose', async () => {
    elsewhere ??= stands('06', ['members']);
    const stood = await elsewhere;
    const called = async (surname: string) =>
      house.context.db
        .update(users)
        .set({ surname })
        .where(eq(users.id, await idOf(stood)));
    await lead(stood, 'members', 'mortgage');
    await called('Молчунов');
    await house.outside.fault({ target: 'bank.mortgage', mode: '500', count: 100, about: 'Молчунов' });
    expect(await send(stood)).toBe('sent');
    await lead(stood, 'mortgage-sent', 'total');
    await called('Словоохотов');
    await answered(stood);
    expect(await states(stood)).toContain('approved');
    expect(await placeOf(stood)).toBe('total');
    const told = (await stood.visitor.browser.get('/api/notification/list')).raw.body;
    expect(told).not.toContain('Ипотека одобрена');
    expect(await choose(stood, await bidOf(stood, 'Берег'))).toBe('STEP_WRONG');
  });

  it('is not sent for a deal of another', async () => {
    const stood = await stands('07');
    const visitor = await house.visit('08');
    await visitor.signConsent();
    expect(await send({ ...stood, visitor })).toBe('NOT_FOUND');
    expect(await placeOf(stood)).toBe('mortgage');
  });

  let refused: Promise<Stood> | undefined;
  it.each([
    ['a programme that there is not', { program: 'none' }, 'VALIDATION'],
    ['less own money than the programme asks', { ownKopecks: 100 }, 'VALIDATION'],
    ['a term longer than the programme lends', { months: 361 }, 'VALIDATION'],
    ['a bank that there is not', { banks: ['none'] }, 'VALIDATION'],
    ['a bank twice', { banks: ['bereg', 'bereg'] }, 'VALIDATION'],
    ['no bank', { banks: [] }, 'VALIDATION'],
    ['another price', { priceKopecks: 100 }, 'PRICE_CHANGED'],
  ])('is refused with %s', async (_, change, code) => {
    refused ??= stands('09');
    expect(await send(await refused, change)).toBe(code);
    expect(await placeOf(await refused)).toBe('mortgage');
  });

  it('is told to no bank once the consent is withdrawn, and the deal comes back to the buyer', async () => {
    const stood = await stands('10');
    const { surname } = (await stood.visitor.browser.get('/api/users')).body as unknown as {
      surname: string;
    };
    await house.outside.fault({ target: 'bank.mortgage', mode: '500', count: 100, about: surname });
    await send(stood);
    await sweep(stood);
    await stood.visitor.browser.post('/api/users/consents/withdraw', { kind: 'mortgage' });
    await answered(stood);
    expect(await states(stood)).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'withdrawn']);
    expect(await placeOf(stood)).toBe('mortgage-declined');
  });

  it('[promise 43] silence and errors of a bank are no answer: it is asked again with the same key', async () => {
    const stood = await stands('08');
    const { surname, name } = (await stood.visitor.browser.get('/api/users')).body as unknown as {
      surname: string;
      name: string;
    };
    for (const mode of ['500', '500-after', 'timeout-after'])
      await house.outside.fault({ target: 'bank.mortgage', mode, ms: 20, about: surname });
    await send(stood, { banks: ['bereg'] });
    await answered(stood);
    expect(await states(stood)).toEqual(['approved']);
    const { mortgages } = (await (await fetch(`${house.outside.origin}/feed.json`)).json()) as {
      mortgages: { person: string }[];
    };
    expect(mortgages.filter(({ person }) => person.startsWith(`${surname} ${name}`))).toHaveLength(1);
  });

  it('the bank is told the names and the birthday of the passport: who registered himself said neither to us', async () => {
    const stood = await stands('09');
    const { id } = (await stood.visitor.browser.get('/api/users')).body as unknown as { id: number };
    const { db } = house.context;
    await db
      .update(users)
      .set({ surname: 'Паспортов', patronymic: null, birthday: null })
      .where(eq(users.id, id));
    const [passport] = await db.select().from(passports).where(eq(passports.userId, id));
    await send(stood, { banks: ['bereg'] });
    await answered(stood);
    const { mortgages } = (await (await fetch(`${house.outside.origin}/feed.json`)).json()) as {
      mortgages: { person: string }[];
    };
    const [about] = mortgages.filter(({ person }) => person.startsWith('Паспортов'));
    expect(about?.person).toContain(`${passport?.patronymic} ${passport?.birthday}`);
  });
});

describe('[S4.1-09] the choice of a bank', () => {
  it('moves the deal on and tells which bank; another cannot be chosen then', async () => {
    const stood = await stands('02');
    await send(stood);
    await answered(stood);
    expect(await choose(stood, await bidOf(stood, 'Берег'))).toBe('chosen');
    const deal = await dealOf(stood);
    expect(deal.place).toBe('total');
    expect(deal.history[0]).toMatchObject({
      event: 'approve-mortgage',
      actor: 'buyer',
      reason: 'Банк «Берег»',
    });
    expect(await states(stood)).toEqual(['chosen', 'approved', 'thinking', 'refused']);
    expect(await choose(stood, await bidOf(stood, 'Невский'))).toBe('STEP_WRONG');
    expect(await choose(stood, await bidOf(stood, 'Берег'))).toBe('STEP_WRONG');
  });

  it('is not made of a bank that refused or thinks, nor by another; of two at once one is made', async () => {
    const stood = await stands('11');
    await send(stood);
    await answered(stood);
    for (const bank of ['Дом и дело', 'Полюс'])
      expect(await choose(stood, await bidOf(stood, bank)), bank).toBe('BID_OVER');
    const [one, other] = [await bidOf(stood, 'Берег'), await bidOf(stood, 'Невский')];
    const stranger = { ...stood, visitor: await house.visit('12') };
    expect(await choose(stranger, one)).toBe('NOT_FOUND');
    expect(await placeOf(stood)).toBe('mortgage-offers');
    const both = await Promise.all([choose(stood, one), choose(stood, other)]);
    expect(both.toSorted()).toEqual(['STEP_WRONG', 'chosen']);
    expect((await states(stood)).filter((state) => state === 'chosen')).toHaveLength(1);
  });

  it('is over with an application that a newer one has replaced: its end moves the deal no more', async () => {
    const stood = await stands('09');
    await send(stood, { banks: ['bereg', 'domidelo'] });
    await answered(stood);
    const { db, clock } = house.context;
    const userId = await idOf(stood);
    const [old] = await db
      .update(mortgageApplications)
      .set({ closedAt: clock.now() })
      .where(and(eq(mortgageApplications.userId, userId), isNull(mortgageApplications.closedAt)))
      .returning();
    await db.update(mortgageBids).set({ validUntil: clock.now() }).where(eq(mortgageBids.userId, userId));
    await expireBids(house.context, old?.id ?? '');
    expect(await placeOf(stood)).toBe('mortgage-offers');
  });

  it('waits for the bank that still thinks, once the only approval has run out', async () => {
    const stood = await stands('07');
    await send(stood, { banks: ['bereg', 'polus'] });
    await answered(stood);
    expect(await placeOf(stood)).toBe('mortgage-offers');
    const { db, clock } = house.context;
    const own = eq(mortgageBids.userId, await idOf(stood));
    const [bid] = await db
      .update(mortgageBids)
      .set({ validUntil: clock.now() })
      .where(and(own, eq(mortgageBids.bank, 'bereg')))
      .returning();
    await expireBids(house.context, bid?.applicationId ?? '');
    expect(await states(stood)).toEqual(['expired', 'thinking']);
    const { place, turn } = await dealOf(stood);
    expect([place, turn.turn]).toEqual(['mortgage-awaits', 'bank']);
  });

  it('is not made of an approval that has run out; when none is left, the deal comes back to the buyer', async () => {
    const stood = await stands('12');
    await send(stood, { banks: ['bereg', 'domidelo'] });
    await answered(stood);
    const bid = await bidOf(stood, 'Берег');
    house.clock.advance(31 * 86_400);
    await stood.visitor.again();
    expect(await choose(stood, bid)).toBe('BID_OVER');
    await sweep(stood);
    expect(await states(stood)).toEqual(['expired', 'refused']);
    expect(await placeOf(stood)).toBe('mortgage-declined');
    expect(await choose(stood, bid)).toBe('BID_OVER');
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contractOf } from '../../test/agree-contract.ts';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { endOverdue } from '../domains/deals/terms/end-overdue.ts';
import { sql } from '../platform/database/drizzle.ts';
import { seedBookings } from './bookings.ts';
import { seedDeals } from './deals.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedBookings(server.context);
  await seedDeals(server.context);
});
afterAll(() => server.close());

interface Deals {
  readonly items: readonly {
    readonly state: string;
    readonly place: string | null;
    readonly estate: { readonly id: number };
    readonly turn: { readonly turn: string; readonly act: string };
  }[];
}

async function dealsOf(number: string): Promise<Deals['items']> {
  const answer = await (await server.buyer(number)).get('/api/deals');
  return (answer.body.data as unknown as Deals).items;
}

describe('where the demo’s buyers stand (interface.md)', () => {
  it('01 has nothing yet', async () => {
    expect(await dealsOf('01')).toEqual([]);
  });

  it.each([
    ['02', 'passport', null],
    ['03', 'payment', null],
    ['04', 'success', 'parameters'],
  ])('%s stands at %s', async (number, state, place) => {
    const items = await dealsOf(number);
    expect(items.map((deal) => [deal.state, deal.place, deal.turn.turn])).toEqual([[state, place, 'buyer']]);
  });

  it.each([
    ['05', 'members to enter', 'members', 'buyer'],
    ['06', 'the mortgage awaits', 'mortgage-offers', 'buyer'],
    ['07', 'the contract to read', 'contract-reading', 'buyer'],
    ['08', 'the signature awaited', 'signing', 'buyer'],
    ['09', 'the registration', 'registration', 'registry'],
    ['10', 'the payment running', 'funding', 'buyer'],
    ['11', 'before the acceptance', 'inspection', 'buyer'],
    ['12', 'the end', 'completed', 'nobody'],
    ['16', 'a family whose paper came back', 'member-documents', 'buyer'],
    ['17', 'version 2 of a contract with a question', 'contract-draft', 'staff'],
    ['18', 'the signatures of two owners awaited', 'signing', 'buyer'],
  ])('[S4.1-07] %s stands at %s', async (number, _, place, turn) => {
    const items = await dealsOf(number);
    expect(items).toMatchObject([{ state: 'success', place, turn: { act: place, turn } }]);
  });

  it('[S4.1-07] 17 has version 2 of her contract: a part has changed, one question is open', async () => {
    const [deal] = await dealsOf('17');
    const contract = await contractOf(await server.buyer('17'), deal?.estate.id ?? 0);
    expect(contract.versions.map(({ number, state }) => [number, state])).toEqual([
      [2, 'questions'],
      [1, 'void'],
    ]);
    expect(contract.questions.map(({ version, state }) => [version, state])).toEqual([
      [1, 'answered'],
      [2, 'open'],
    ]);
    expect(contract.toRead.length).toBeGreaterThan(0);
    expect(contract.toRead.length).toBeLessThan((contract.current?.clauses.length ?? 0) / 2);
  });

  it('nobody’s term has passed, nothing of the past is sent or done again', async () => {
    await endOverdue(server.context);
    const overdue = sql`select number from deals where due_at <= ${server.clock.now().toISOString()} and place <> 'completed'`;
    expect((await server.context.db.execute(overdue)).rows).toEqual([]);
    const closed = sql`select number from deals where closed_at is not null`;
    expect((await server.context.db.execute(closed)).rows).toEqual([]);
  });

  it('a second start changes nothing', async () => {
    const before = await Promise.all(['04', '09', '12', '17'].map(dealsOf));
    await seedBookings(server.context);
    await seedDeals(server.context);
    expect(await Promise.all(['04', '09', '12', '17'].map(dealsOf))).toEqual(before);
  });
});

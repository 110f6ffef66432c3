import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/test-server.ts';
import { seedBookings } from './bookings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedBookings(server.context);
});
afterAll(() => server.close());

interface Deals {
  readonly items: readonly {
    readonly state: string;
    readonly step: number | null;
    readonly turn: { readonly turn: string };
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
    ['04', 'success', 206],
  ])('%s stands at %s', async (number, state, step) => {
    const items = await dealsOf(number);
    expect(items.map((deal) => [deal.state, deal.step, deal.turn.turn])).toEqual([[state, step, 'buyer']]);
  });

  it('a second start changes nothing', async () => {
    await seedBookings(server.context);
    expect(await dealsOf('04')).toHaveLength(1);
  });
});

import type { listPlaces, searchDeskEstates } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { enterDesk } from '../../../../test/people/enter-desk.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';

let server: TestServer;
let desk: Browser;
beforeAll(async () => {
  server = await startTestServer();
  desk = await enterDesk(server, 'support');
});
afterAll(() => server.close());

const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const search = async (query: string) =>
  data<AnswerOf<typeof searchDeskEstates>['data']>(await desk.get(`/api/office/estates?${query}`));

describe('choosing at the desk', () => {
  it('names every complex with its buildings', async () => {
    const places = data<AnswerOf<typeof listPlaces>['data']>(await desk.get('/api/office/places'));
    expect(places.length).toBeGreaterThan(1);
    for (const { title, buildings } of places) {
      expect(title).toMatch(/\S/);
      expect(buildings.length).toBeGreaterThan(0);
    }
    const ids = places.flatMap(({ buildings }) => buildings.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('finds what is for sale by the filters of the catalogue, page by page', async () => {
    const first = await search('building=2&rooms=1&limit=5');
    expect(first.items).toHaveLength(5);
    const second = await search(`building=2&rooms=1&limit=5&after=${first.next}`);
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const { building, rooms, available } of all)
      expect([building.id, rooms, available]).toEqual([2, 1, true]);
    expect((await desk.get('/api/office/estates?rooms=many')).status).toBe(422);
  });

  it('is not for a lawyer, who chooses a house for its papers alone', async () => {
    const lawyer = await enterDesk(server, 'lawyer');
    expect((await lawyer.get('/api/office/places')).status).toBe(200);
    expect((await lawyer.get('/api/office/estates')).body.code).toBe('ROLE_DENIED');
  });
});

import { estateSorts } from '@novosel/contract/catalogue/choosing/filter.ts';
import type { EstateCard, EstateFacets } from '@novosel/contract/catalogue/endpoints.ts';
import type { Estate, PlanEntry } from '@novosel/contract/catalogue/schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

interface Page {
  items: Estate[];
  plans: PlanEntry[];
  next: string | null;
  behind: number | null;
  total: number;
  exact: boolean;
}

let server: TestServer;
let guest: Browser;
beforeAll(async () => {
  server = await startTestServer();
  guest = server.browser();
});
afterAll(() => server.close());

const search = async (query: string): Promise<Page> =>
  (await guest.get(`/api/catalogue/estates?${query}`)).body.data as unknown as Page;
const count = async (query: string) =>
  (await guest.get(`/api/catalogue/estates/count?${query}`)).body.data as unknown as {
    total: number;
    exact: boolean;
    facets: EstateFacets;
  };
async function everything(query: string): Promise<Estate[]> {
  const found: Estate[] = [];
  let after = '';
  do {
    const page = await search(`${query}&limit=60${after && `&after=${after}`}`);
    found.push(...page.items);
    after = page.next ?? '';
  } while (after);
  return found;
}
const keyOf = ({ handover }: Estate) => handover.year * 10 + handover.quarter;

describe('the list', () => {
  it.each(['flat', 'commercial', 'parking', 'storage'])(
    '[S1-03] has estates of the kind %s, and the page of each opens',
    async (kind) => {
      const { items, total } = await search(`kind=${kind}`);
      expect(total).toBeGreaterThan(0);
      expect(items.every((one) => one.kind === kind)).toBe(true);
      const { data } = (await guest.get(`/api/catalogue/estates/${items[0]?.id}`)).body;
      expect((data as unknown as EstateCard).estate).toMatchObject({ id: items[0]?.id, kind });
    },
  );

  it('[S3-43] brings with its estates what each is drawn from', async () => {
    const { items, plans, total, exact } = await search('kind=flat');
    expect(items).toHaveLength(24);
    expect(exact).toBe(true);
    expect(total).toBe((await everything('kind=flat')).length);
    for (const { planId } of items) expect(plans.map(({ id }) => id)).toContain(planId);
    expect(plans[0]?.plan).toMatchObject({ kind: 'flat', rooms: expect.any(Array) });
    expect(items[0]).toMatchObject({
      kind: 'flat',
      number: expect.any(String),
      floor: expect.any(Number),
      floors: expect.any(Number),
      complex: { title: expect.any(String) },
      building: { address: expect.any(String) },
      section: expect.any(Number),
      rooms: expect.any(Number),
      areas: { all: expect.any(Number) },
      finishing: expect.any(String),
    });
  });

  it.each([
    ['rooms=1,2', ({ rooms }: Estate) => rooms === 1 || rooms === 2],
    ['rooms=4', ({ rooms }: Estate) => (rooms ?? 0) >= 4],
    ['complex=2', ({ complex }: Estate) => complex.id === 2],
    ['building=5', ({ building }: Estate) => building.id === 5],
    ['priceTo=9000000', ({ prices }: Estate) => prices.full <= 900_000_000],
    ['form=installment&priceTo=9000000', ({ prices }: Estate) => prices.base <= 900_000_000],
    [
      'form=mortgage&priceFrom=9000000',
      ({ prices }: Estate) => (prices.mortgage ?? prices.full) >= 900_000_000,
    ],
    ['areaFrom=40&areaTo=60', ({ areas }: Estate) => areas.all >= 4000 && areas.all <= 6000],
    ['floorFrom=3&floorTo=5', ({ floor }: Estate) => floor >= 3 && floor <= 5],
    ['notFirst=1&notLast=1', ({ floor, floors }: Estate) => floor !== 1 && floor < floors],
    ['finishing=light,dark', ({ finishing }: Estate) => ['light', 'dark'].includes(finishing)],
    ['side=south', ({ viewSides }: Estate) => viewSides.includes('south')],
    ['view=sea,park', ({ viewSides }: Estate) => viewSides.some((one) => ['sea', 'park'].includes(one))],
    ['handover=2027-3', (estate: Estate) => keyOf(estate) <= 20273],
  ] as const)('kind=flat&%s gives all that are so and none that are not', async (query, holds) => {
    const all = await everything('kind=flat');
    const found = await everything(`kind=flat&${query}`);
    const ids = (list: Estate[]) => list.map(({ id }) => id).sort();
    expect(ids(found)).toEqual(ids(all.filter(holds)));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    expect((await count(`kind=flat&${query}`)).total).toBe(found.length);
  });

  it.each(estateSorts)('sorted by %s goes on from page to page without a gap or a twin', async (sort) => {
    for (const query of ['kind=flat&complex=1', 'complex=2&form=mortgage']) {
      const found = await everything(`${query}&sort=${encodeURIComponent(sort)}`);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(found.length).toBe((await search(query)).total);
      const value = ({ prices, areas, floor, ...estate }: Estate) => {
        const price = query.includes('mortgage') ? (prices.mortgage ?? prices.full) : prices.full;
        if (sort.endsWith('price')) return price;
        if (sort.endsWith('metre')) return Math.floor((price * 100) / areas.all);
        if (sort.endsWith('area')) return areas.all;
        return sort.endsWith('floor') ? floor : keyOf({ ...estate, prices, areas, floor });
      };
      if (sort === 'new') continue;
      const values = found.map(value);
      const direction = sort.startsWith('-') ? -1 : 1;
      expect(values).toEqual(values.toSorted((a, b) => direction * (a - b)));
    }
  });

  it('sorted by «new» begins with what came on sale last', async () => {
    const { rows } = await server.context.db.execute<{ id: number }>(
      sql`select id from estates where status = 3 and kind = 1 order by listed_at desc, id desc limit 5`,
    );
    expect((await search('kind=flat&sort=new&limit=5')).items.map(({ id }) => id)).toEqual(
      rows.map(({ id }) => id),
    );
  });

  it.each(estateSorts)(
    '[S3-41] sorted by «%s» says how many stand behind a page, whatever moved',
    async (sort) => {
      const narrowed = `kind=flat&rooms=1,2&notFirst=1&sort=${sort}`;
      const first = await search(narrowed);
      expect(first.behind).toBe(0);
      const second = () => search(`${narrowed}&after=${first.next}`);
      expect((await second()).behind).toBe(first.items.length);
      const one = first.items[3]?.id;
      const { db } = server.context;
      await db.execute(sql`update estates set status = 4 where id = ${one}`);
      expect((await second()).behind).toBe(first.items.length - 1);
      await db.execute(sql`update estates set status = 3 where id = ${one}`);
      expect((await second()).behind).toBe(first.items.length);
    },
  );

  it('[S3-41] says of a flat that has grown cheaper that it has come behind the page', async () => {
    const first = await search('kind=flat');
    const ahead = (await search(`kind=flat&after=${first.next}`)).items[5];
    const { db } = server.context;
    await db.execute(sql`update estates set price_full = 1000000 where id = ${ahead?.id}`);
    const second = await search(`kind=flat&after=${first.next}`);
    expect(second.behind).toBe(first.items.length + 1);
    expect(second.items.map(({ id }) => id)).not.toContain(ahead?.id);
    await db.execute(sql`update estates set price_full = ${ahead?.prices.full} where id = ${ahead?.id}`);
  });

  it('begins again after a cursor that is not of this order', async () => {
    const first = await search('kind=flat&sort=price');
    const other = await search(`kind=flat&sort=-area&after=${first.next}`);
    expect(other.items).toEqual((await search('kind=flat&sort=-area')).items);
    const forged = await search('kind=flat&after=nonsense');
    expect(forged.items).toEqual(first.items);
  });

  it.each([
    'rooms=5',
    'kind=castle',
    'finishing=gold',
    'handover=2028-9',
    'limit=61',
    'sort=luck',
    'priceTo=-1',
  ])('refuses %s', async (query) => {
    const answers = await Promise.all(
      ['', '/count'].map((way) => guest.get(`/api/catalogue/estates${way}?${query}`)),
    );
    expect(answers[0]?.body.code).toBe('VALIDATION');
    if (!query.startsWith('limit')) expect(answers[1]?.status).toBe(422);
  });
});

describe('the counts', () => {
  it('say what each option would give if it alone were chosen', async () => {
    const query = 'complex=1&finishing=light&view=sea&floorFrom=3';
    const { facets, total, exact } = await count(`kind=flat&rooms=2&${query}`);
    expect(exact).toBe(true);
    expect(total).toBe((await everything(`kind=flat&rooms=2&${query}`)).length);
    for (const { value, count: shown } of facets.rooms ?? [])
      expect(shown, `rooms ${value}`).toBe((await search(`kind=flat&rooms=${value}&${query}`)).total);
    for (const { value, count: shown } of facets.complex ?? []) {
      const moved = query.replace('complex=1', `complex=${value}`);
      expect(shown, `complex ${value}`).toBe((await search(`kind=flat&rooms=2&${moved}`)).total);
    }
    for (const { value, count: shown } of facets.view ?? []) {
      const moved = query.replace('view=sea', `view=${value}`);
      expect(shown, `view ${value}`).toBe((await search(`kind=flat&rooms=2&${moved}`)).total);
    }
    for (const { value, count: shown } of facets.kind ?? [])
      expect(shown, value).toBe((await search(`kind=${value}&rooms=2&${query}`)).total);
    expect(facets.kind?.length).toBeGreaterThan(0);
    expect(facets.rooms?.length).toBeGreaterThan(1);
    expect(facets.side?.every(({ value }) => ['north', 'east', 'south', 'west'].includes(value))).toBe(true);
    expect(facets.handover?.[0]?.value).toMatch(/^20\d\d-[1-4]$/);
    expect(facets.finishing?.length).toBeGreaterThan(1);
    expect(facets.building?.length).toBeGreaterThan(0);
  });

  it('of a kind without rooms are those that it has when the choice of rooms goes with it', async () => {
    const { facets } = await count('kind=flat&rooms=4&complex=1');
    const shown = new Map(facets.kind?.map(({ value, count: many }) => [value, many]));
    for (const kind of ['parking', 'storage', 'commercial'])
      expect(shown.get(kind) ?? 0, kind).toBe((await search(`kind=${kind}&complex=1`)).total);
    expect(shown.get('parking')).toBeGreaterThan(0);
    expect(shown.get('flat')).toBe((await search('kind=flat&rooms=4&complex=1')).total);
  });
});

describe('what is not counted to the end', () => {
  beforeAll(async () => {
    // More estates for sale than are examined, and the first ones do not match the filter.
    const { db } = server.context;
    await db.execute(sql`update estates set status = 3 where kind in (1, 15)`);
    const { rows } = await db.execute<{ many: number }>(
      sql`select count(*)::int as many from estates where status = 3 and kind = 1`,
    );
    expect(rows[0]?.many).toBeGreaterThan(1500);
    await db.execute(sql`update estates set area_total = 6000 where kind = 1 and area_total > 20000`);
  });
  const last = async (many: number) => {
    const { db } = server.context;
    await db.execute(sql`update estates set area_total = 90000 where id in (
      select id from estates where status = 3 and kind = 1 order by rooms_key desc, price_full desc, id limit ${many})`);
  };

  it('nothing is exactly nothing', async () => {
    const { items, next, total, exact } = await search('kind=flat&areaFrom=800');
    expect({ items, next, total, exact }).toEqual({ items: [], next: null, total: 0, exact: true });
  });

  it('is told exactly by a first page that has them all, and as «at least» by the others', async () => {
    await last(30);
    const query = 'kind=flat&areaFrom=800';
    const whole = await search(`${query}&limit=30`);
    expect(whole.items).toHaveLength(30);
    expect(whole).toMatchObject({ next: null, total: 30, exact: true });
    const first = await search(`${query}&limit=24`);
    expect(first).toMatchObject({ total: 25, exact: false });
    // A later page knows only its own rows.
    expect(await search(`${query}&limit=24&after=${first.next}`)).toMatchObject({ next: null, exact: false });
    expect(await count(query)).toMatchObject({ exact: false });
  });
});

describe('the card', () => {
  it('has the whole house, the monthly payment and the price since the start of sale', async () => {
    const [first] = (await search('kind=flat&building=2')).items;
    const card = (await guest.get(`/api/catalogue/estates/${first?.id}`)).body.data as unknown as EstateCard;
    expect(card.sections).toEqual([
      { number: 1, floors: 10 },
      { number: 2, floors: 13 },
      { number: 3, floors: 17 },
    ]);
    expect(card.monthly).toMatchObject({ program: 'family', rateBasisPoints: 600, months: 360 });
    const { rows } = await server.context.db.execute<{ at: string }>(
      sql`select listed_at::text as at from estates where id = ${first?.id}`,
    );
    for (const form of ['full', 'base', 'mortgage'] as const) {
      const history = card.priceHistory.filter((entry) => entry.form === form);
      expect(Date.parse(history[0]?.validFrom ?? '')).toBe(Date.parse(rows[0]?.at ?? ''));
      expect(history.at(-1)?.kopecks).toBe(card.estate.prices[form]);
    }
  });

  it('of a parking place has no monthly payment', async () => {
    const [first] = (await search('kind=parking')).items;
    const card = (await guest.get(`/api/catalogue/estates/${first?.id}`)).body.data as unknown as EstateCard;
    expect(card.monthly).toBeNull();
  });

  it('of nothing is 404', async () => {
    expect((await guest.get('/api/catalogue/estates/2147483600')).status).toBe(404);
    expect((await guest.get('/api/catalogue/estates/first')).status).toBe(422);
  });
});

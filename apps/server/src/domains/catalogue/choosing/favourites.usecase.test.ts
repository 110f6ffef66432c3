import {
  type FavouriteItem,
  partnersAtMost,
} from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import { endOfOwnTerm } from '@novosel/contract/time/end-of-term.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../../test/browser.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { sql } from '../../../platform/database/drizzle.ts';

interface Favourites {
  items: FavouriteItem[];
  plans: unknown[];
  partners: { id: string; name: string }[];
  invitations: { id: string }[];
}

let server: TestServer;
let anna: Browser;
let boris: Browser;
let flats: number[];
beforeAll(async () => {
  server = await startTestServer();
  anna = await server.buyer('01');
  boris = await server.buyer('02');
  const { rows } = await server.context.db.execute<{ id: number }>(
    sql`select id from estates where status = 3 and kind = 1 order by id limit 9`,
  );
  flats = rows.map(({ id }) => id);
});
afterAll(() => server.close());

const data = <Data>({ body }: Answer) => body.data as unknown as Data;
const favourites = async (who: Browser) => data<Favourites>(await who.get('/api/favourites'));
const keep = (who: Browser, estate: number | undefined, favourite = true) =>
  who.post('/api/flats/favourite', { estate, favourite });
const invite = async (who: Browser) =>
  data<{ id: string; token: string }>(await who.post('/api/favourites/invitations', {}));
const link = (token: string) => `/api/favourites/invitations/${token}`;
const join = (who: Browser, token: string) => who.post(`${link(token)}/accept`, {});
const note = (who: Browser, estate: number | undefined, text: string, seen = '') =>
  who.post('/api/favourites/notes', { estate, text, seen });
const end = async (who: Browser) => {
  for (const { id } of (await favourites(who)).partners)
    await who.post(`/api/favourites/shares/${id}/end`, {});
};

describe('favourites of two', () => {
  it('[S3-41] are seen by both after the link was used, with the notes of each', async () => {
    await keep(anna, flats[0]);
    server.clock.advance(1);
    await keep(boris, flats[0]);
    server.clock.advance(1);
    await keep(boris, flats[1]);
    const { token } = await invite(anna);
    expect(data(await boris.get(link(token)))).toMatchObject({
      from: expect.stringMatching(/^\S+ \S\.$/),
      own: false,
    });
    expect((await join(boris, token)).status).toBe(200);
    expect((await note(anna, flats[1], '  Кухня светлая  ')).status).toBe(200);
    expect((await note(boris, flats[1], 'Далеко от лифта')).status).toBe(200);
    const seen = await favourites(anna);
    expect(seen.items.map(({ estate }) => estate.id)).toEqual([flats[1], flats[0]]);
    expect(seen.items[1]?.keptBy.map(({ mine }) => mine).sort()).toEqual([false, true]);
    expect(seen.items[0]?.notes).toMatchObject([
      { text: 'Кухня светлая', author: { mine: true } },
      { text: 'Далеко от лифта', author: { mine: false, name: expect.stringMatching(/\.$/) } },
    ]);
    expect(seen.partners).toHaveLength(1);
    expect((await favourites(boris)).items).toHaveLength(2);
    expect((await anna.get('/api/flats/counters')).body).toMatchObject({ cart: 1 });
  });

  it('lose each other at once when one of them ends it', async () => {
    await end(boris);
    expect((await favourites(anna)).items.map(({ estate }) => estate.id)).toEqual([flats[0]]);
    expect((await favourites(boris)).partners).toEqual([]);
    expect((await note(anna, flats[1], 'ещё слово')).body.code).toBe('NOT_FOUND');
  });

  it('keep a note until it is emptied', async () => {
    await note(anna, flats[0], 'сначала');
    await note(anna, flats[0], 'потом', 'сначала');
    expect((await favourites(anna)).items[0]?.notes).toMatchObject([{ text: 'потом' }]);
    await note(anna, flats[0], ' ', 'потом');
    expect((await favourites(anna)).items[0]?.notes).toEqual([]);
  });

  it('refuse a note over words that are no longer there, and lose none of them', async () => {
    const texts = async () => (await favourites(anna)).items[0]?.notes.map(({ text }) => text);
    await note(anna, flats[0], 'из первой вкладки');
    for (const text of ['из второй вкладки', '']) {
      const stale = await note(anna, flats[0], text, 'до неё');
      expect([stale.status, stale.body.code]).toEqual([409, 'NOTE_CHANGED']);
      expect(await texts()).toEqual(['из первой вкладки']);
    }
    expect((await note(anna, flats[0], 'из первой вкладки')).status).toBe(200);
    expect((await note(anna, flats[0], 'обе', 'из первой вкладки')).status).toBe(200);
    expect(await texts()).toEqual(['обе']);
    expect((await note(anna, flats[0], '', 'обе')).status).toBe(200);
    expect((await note(anna, flats[0], 'снова', 'обе')).status).toBe(200);
    await note(anna, flats[0], '', 'снова');
  });

  it('take one of two notes of the same moment', async () => {
    const answers = await Promise.all(['одна', 'другая'].map((text) => note(anna, flats[0], text)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const said = answers[0]?.status === 200 ? 'одна' : 'другая';
    expect((await favourites(anna)).items[0]?.notes).toMatchObject([{ text: said }]);
    await note(anna, flats[0], '', said);
  });

  it('take no note about what nobody keeps, and none over 500 signs', async () => {
    expect((await note(anna, flats[5], 'чужое')).status).toBe(404);
    expect((await note(anna, flats[0], 'x'.repeat(501))).status).toBe(422);
  });
});

describe('the link', () => {
  it('opens once', async () => {
    const { token } = await invite(anna);
    const [first, second] = await Promise.all([join(boris, token), join(await server.buyer('03'), token)]);
    expect([first.status, second.status].sort()).toEqual([200, 404]);
    expect((await join(boris, token)).status).toBe(404);
    await end(anna);
  });

  it('is kept only by its hash', async () => {
    const { token } = await invite(anna);
    const { rows } = await server.context.db.execute<{ hash: string }>(
      sql`select token_hash as hash from favourite_shares`,
    );
    expect(rows.map(({ hash }) => hash)).not.toContain(token);
    expect(token.length).toBeGreaterThanOrEqual(22);
  });

  it('is not for oneself', async () => {
    const { token } = await invite(anna);
    expect(data(await anna.get(link(token)))).toMatchObject({ own: true });
    expect((await join(anna, token)).body.code).toBe('INVITATION_OWN');
  });

  it('opens nothing when it is withdrawn, replaced, has run out or never was', async () => {
    const withdrawn = await invite(anna);
    await anna.post(`/api/favourites/shares/${withdrawn.id}/end`, {});
    const replaced = await invite(anna);
    const late = await invite(anna);
    const dead = [withdrawn.token, replaced.token, 'A'.repeat(43)];
    for (const token of dead)
      expect([(await boris.get(link(token))).status, (await join(boris, token)).status]).toEqual([404, 404]);
    // Valid to the end of its last day, since the page shows only a day.
    await server.clock.standing(async () => {
      const now = server.clock.now();
      server.clock.advance(Math.ceil((endOfOwnTerm(now, 7).getTime() - now.getTime()) / 1000) - 1);
      boris = await server.buyer('02');
      expect((await boris.get(link(late.token))).status).toBe(200);
      server.clock.advance(1);
    });
    anna = await server.buyer('01');
    expect((await join(boris, late.token)).status).toBe(404);
    expect((await favourites(anna)).invitations).toEqual([]);
  });

  it('used by one who shares already changes nothing', async () => {
    await join(boris, (await invite(anna)).token);
    await join(boris, (await invite(anna)).token);
    expect((await favourites(anna)).partners).toHaveLength(1);
    await end(anna);
  });

  it('is one when two use the links of each other in one moment', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const [ofAnna, ofBoris] = [await invite(anna), await invite(boris)];
      const joined = await Promise.all([join(anna, ofBoris.token), join(boris, ofAnna.token)]);
      expect(joined.map(({ status }) => status)).toEqual([200, 200]);
      const { partners } = await favourites(anna);
      expect(partners).toHaveLength(1);
      await boris.post(`/api/favourites/shares/${partners[0]?.id}/end`, {});
      expect((await favourites(anna)).partners).toEqual([]);
    }
  });

  it('of before and a new one in one moment do not wait for each other', async () => {
    const former = await invite(anna);
    const { db } = server.context;
    const waits = async (count: number) => {
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(count);
    };
    const answers = await db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from favourite_shares where id = ${former.id} for update`);
      const joining = join(boris, former.token);
      await waits(1);
      const inviting = anna.post('/api/favourites/invitations', {});
      await waits(2);
      return [joining, inviting];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
    await end(anna);
  });

  it('stops at three people also when more links are used at once', async () => {
    const others = await Promise.all(['03', '04', '05', '06'].map((number) => server.buyer(number)));
    const links = await Promise.all(others.map(invite));
    const joined = await Promise.all(links.map(({ token }) => join(anna, token)));
    expect(joined.filter(({ status }) => status === 200)).toHaveLength(partnersAtMost);
    await end(anna);
  });

  it('stops at three people, on both sides', async () => {
    for (const number of ['03', '04', '05'].slice(0, partnersAtMost))
      expect((await join(await server.buyer(number), (await invite(anna)).token)).status).toBe(200);
    expect((await anna.post('/api/favourites/invitations', {})).body.code).toBe('PARTNERS_FULL');
    const { token } = await invite(boris);
    expect((await join(anna, token)).body.code).toBe('PARTNERS_FULL');
    await end(anna);
  });

  it('of another is not mine to withdraw', async () => {
    const { id } = await invite(anna);
    expect((await boris.post(`/api/favourites/shares/${id}/end`, {})).status).toBe(404);
  });
});

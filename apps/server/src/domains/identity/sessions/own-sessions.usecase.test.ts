import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { copyOf, type MadePerson, makePerson, sessionState } from '../../../../test/people/make-person.ts';
import { startTestServer, type TestServer } from '../../../../test/test-server.ts';
import { eq } from '../../../platform/database/drizzle.ts';
import { auditRecords } from '../../../platform/platform.tables.ts';

interface Shown {
  readonly id: string;
  readonly current: boolean;
  readonly browser: string | null;
  readonly system: string | null;
}

let server: TestServer;
let person: MadePerson;
let laptop: Browser;
let tablet: Browser;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  person = await makePerson(server);
  laptop = await person.signIn();
  tablet = await person.signIn();
});

const listed = async (browser: Browser): Promise<Shown[]> =>
  ((await browser.get('/api/users/sessions')).body.data as unknown as { items: Shown[] }).items;
const end = (browser: Browser, { id }: Pick<Shown, 'id'>) =>
  browser.post(`/api/users/sessions/${id}/end`, {});
const otherOf = async (browser: Browser): Promise<Shown> => {
  const other = (await listed(browser)).find(({ current }) => !current);
  if (!other) throw new Error('there is no other session');
  return other;
};
const cookieOf = ({ cookies }: Browser) => cookies.get('__Host-novosel') ?? '—';
const dead = '403 SESSION_REVOKED';

describe('the devices of a person', () => {
  it('[S2.1-11] are all that are signed in, the asking one first, without anything secret', async () => {
    const answer = await laptop.get('/api/users/sessions');
    const items = await listed(laptop);
    expect(items.map(({ current }) => current)).toEqual([true, false]);
    expect((await listed(tablet))[0]?.id).toBe(items[1]?.id);
    for (const secret of [laptop.bearer, cookieOf(laptop), cookieOf(tablet)])
      expect(answer.raw.body).not.toContain(secret);
  });

  it('are named by what their browser says of itself', async () => {
    const phone = server.browser();
    await phone.send(
      'POST',
      '/api/auth/login',
      { type: 'phone', phone: person.phone, password: 'novosel-demo' },
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0 Mobile Safari/537.36' },
    );
    expect(await listed(laptop)).toContainEqual(
      expect.objectContaining({ browser: 'Chrome', system: 'Android', current: false }),
    );
  });

  it('are gone from the list when they have signed out, and when they were quiet for half an hour', async () => {
    await tablet.post('/api/auth/logout');
    expect(await listed(laptop)).toHaveLength(1);
    await person.signIn();
    expect(await listed(laptop)).toHaveLength(2);
    laptop.bearer = undefined;
    server.clock.advance(20 * 60);
    await listed(laptop);
    server.clock.advance(20 * 60);
    expect(await listed(laptop)).toHaveLength(1);
  });

  it('are ended one by one, with bearer and cookie (promise 8); the others stay', async () => {
    const cookie = copyOf(server, tablet);
    cookie.bearer = undefined;
    expect((await end(laptop, await otherOf(laptop))).body).toEqual({ result: true });
    expect(await Promise.all([tablet, cookie, laptop].map(sessionState))).toEqual([dead, dead, 'open']);
    expect(await listed(laptop)).toHaveLength(1);
  });

  it('are not ended by another person, who is answered as about nothing (promise 20)', async () => {
    const stranger = await (await makePerson(server)).signIn();
    const answer = await end(stranger, await otherOf(laptop));
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(await sessionState(tablet)).toBe('open');
  });

  it('are ended once', async () => {
    const other = await otherOf(laptop);
    await end(laptop, other);
    expect((await end(laptop, other)).body.code).toBe('NOT_FOUND');
  });
});

describe('signing out everywhere (promise 8)', () => {
  it('[S4.2-13] ends every session, also this one, takes its cookies and is on record', async () => {
    const before = copyOf(server, laptop);
    const answer = await laptop.post('/api/users/sessions/end', {});
    expect(answer.body).toEqual({ result: true });
    expect(answer.headers['clear-site-data']).toBe('"storage"');
    expect([...laptop.cookies.keys()].filter((name) => name !== '__Host-novosel_device')).toEqual([]);
    expect(await Promise.all([before, tablet].map(sessionState))).toEqual([dead, dead]);
    const rows = await server.context.db
      .select({ action: auditRecords.action })
      .from(auditRecords)
      .where(eq(auditRecords.subject, `user:${person.id}`));
    expect(rows.map(({ action }) => action)).toContain('identity.sign-out-everywhere');
    expect(await sessionState(await person.signIn())).toBe('open');
  });
});

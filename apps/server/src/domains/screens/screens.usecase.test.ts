import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Browser } from '../../../test/browser.ts';
import { enterDesk } from '../../../test/people/enter-desk.ts';
import { openSocket } from '../../../test/polling-socket.ts';
import { startTestServer, type TestServer } from '../../../test/test-server.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { openSockets, type SocketServer } from '../../platform/sockets/socket-server.ts';
import { authenticator, liveSessions } from '../identity/public.ts';
import { attendScreens } from './attend-screens.ts';
import { closeOverdue } from './end-screen.ts';

const origins = { cabinet: 'https://cabinet.test', office: 'https://office.test' };
const buyerId = 1;

type Line = Exclude<Awaited<ReturnType<typeof openSocket>>, { refused: unknown }>;
interface View {
  id: string;
  user_id: number;
  state: string;
  end: string | null;
  text: string | null;
  validUntil: string;
  endsAt: string | null;
  operator: { name: string; role: string };
  stunUrls: string[];
}

let server: TestServer;
let sockets: SocketServer;
const addresses = { cabinet: '', office: '' };
let buyer: Browser;
let support: Browser;
let manager: Browser;
const lines: Line[] = [];

beforeAll(async () => {
  server = await startTestServer();
  const { cabinet, office, context } = server;
  addresses.cabinet = await cabinet.listen({ port: 0, host: '127.0.0.1' });
  addresses.office = await office.listen({ port: 0, host: '127.0.0.1' });
  sockets = await openSockets({
    doors: [
      { name: 'cabinet', app: cabinet, origins: new Set([origins.cabinet]) },
      { name: 'office', app: office, origins: new Set([origins.office]) },
    ],
    authenticate: authenticator(context).authenticate,
    liveSessions: liveSessions(context),
    attend: attendScreens(context),
    pool: context.pool,
    log: context.log,
  });
  buyer = await server.buyer('01');
  support = await enterDesk(server, 'support');
  manager = await enterDesk(server, 'manager');
});
afterEach(async () => {
  for (const line of lines.splice(0)) await line.close();
  await server.context.db.execute(
    sql`update screen_sessions set ended_at = now(), ended_why = 'withdrawn' where ended_at is null`,
  );
});
afterAll(async () => {
  await sockets.close();
  await server.close();
});

const dataOf = <Data = View>({ body, status }: Answer): Data => {
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data as unknown as Data;
};
const refusalOf = ({ status, body }: Answer) => [status, body.code];

async function openLine(door: keyof typeof addresses, { bearer }: Browser): Promise<Line> {
  const line = await openSocket(addresses[door], origins[door], bearer);
  if ('refused' in line) throw new Error(String(line.refused));
  lines.push(line);
  return line;
}

const ask = async (operator = support, user_id = buyerId) =>
  dataOf(await operator.post('/api/office/screens', { user_id }));
const read = async (id: string, operator = support) =>
  dataOf(await operator.get(`/api/office/screens/${id}`));
const accept = (id: string, by = buyer) => by.post(`/api/screens/${id}/accept`, {});
const refuse = (id: string, why: string, by = buyer) => by.post(`/api/screens/${id}/refuse`, { why });
const present = async (by = buyer) => dataOf<View | null>(await by.get('/api/screens'));
const ended = (id: string, end: string) =>
  expect.poll(async () => (await read(id)).end, { timeout: 10_000 }).toBe(end);

/** Asked, with the operator's socket connected. */
async function asked(): Promise<{ id: string; desk: Line }> {
  const { id } = await ask();
  const desk = await openLine('office', support);
  expect(await desk.ask(['screens.join', { screen: id }])).toEqual({ room: `screen:${buyerId}:${id}` });
  return { id, desk };
}

/** Shown, with both sockets connected. */
async function shown(): Promise<{ id: string; desk: Line; page: Line }> {
  const { id, desk } = await asked();
  dataOf(await accept(id));
  const page = await openLine('cabinet', buyer);
  expect(await page.ask(['screens.join', { screen: id }])).toEqual({ room: `screen:${buyerId}:${id}` });
  return { id, desk, page };
}

const media = (direction: string) =>
  `v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\n${direction}\r\n`;
const offer = { kind: 'offer', sdp: media('a=sendonly') };
const answer = { kind: 'answer', sdp: media('a=recvonly') };
const candidate = {
  kind: 'candidate',
  candidate: 'candidate:1 1 udp 1 ::1 9 typ host',
  sdpMid: '0',
  sdpMLineIndex: 0,
};

const lastAudit = async (id: string) => {
  const { rows } = await server.context.db.execute<{ line: string }>(
    sql`select actor_kind || ' ' || action || ' ' || subject || ' ' || coalesce(details ->> 'why', '') as line
        from audit_records where details ->> 'screen' = ${id} order by id`,
  );
  return rows.map(({ line }) => line.trim());
};

describe('a request to see a screen (promise 50)', () => {
  it('[S3-60, S7-61] names the operator to the person, has user_id, and starts nothing', async () => {
    const { id, user_id, state, validUntil, stunUrls } = await ask();
    expect({ user_id, state }).toEqual({ user_id: buyerId, state: 'asked' });
    const seen = await present();
    expect(seen).toMatchObject({ id, user_id: buyerId, state: 'asked', operator: { role: 'support' } });
    expect(seen?.operator.name).toMatch(/\S+ \S+/);
    expect(Date.parse(validUntil) - server.clock.now().getTime()).toBeLessThanOrEqual(120_000);
    expect(stunUrls).toHaveLength(5);
    expect(stunUrls.every((url) => url.startsWith('stun:'))).toBe(true);
    expect(await lastAudit(id)).toEqual([`staff screens.ask user:${buyerId}`]);
  });

  it('may be granted by pages of the cabinet alone', async () => {
    const mayCapture = async (door: 'cabinet' | 'office') =>
      String((await server[door].inject('/')).headers['permissions-policy'])
        .split(', ')
        .at(-1);
    expect(await mayCapture('cabinet')).toBe('display-capture=(self)');
    expect(await mayCapture('office')).toBe('display-capture=()');
  });

  it('is for support and managers alone', async () => {
    for (const role of ['lawyer', 'accountant', 'admin'] as const) {
      const other = await enterDesk(server, role);
      expect(refusalOf(await other.post('/api/office/screens', { user_id: buyerId }))).toEqual([
        409,
        'ROLE_DENIED',
      ]);
    }
    expect(await present()).toBeNull();
    expect(await ask(manager)).toMatchObject({ state: 'asked' });
  });

  it('reaches nobody who is not there', async () => {
    expect(refusalOf(await support.post('/api/office/screens', { user_id: 999_999 }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(refusalOf(await support.post('/api/office/screens', { user_id: '1 or 1' }))).toEqual([
      422,
      'VALIDATION',
    ]);
  });

  it('is one at a time: a colleague waits, the same operator begins again', async () => {
    const first = await ask();
    expect(refusalOf(await manager.post('/api/office/screens', { user_id: buyerId }))).toEqual([
      409,
      'SCREEN_BUSY',
    ]);
    const second = await ask();
    expect((await read(first.id)).end).toBe('withdrawn');
    expect(await present()).toMatchObject({ id: second.id });
  });

  it('is over after two minutes, and a colleague may ask then', async () => {
    const { id } = await asked();
    server.clock.advance(121);
    expect(refusalOf(await accept(id))).toEqual([409, 'SCREEN_OVER']);
    expect(refusalOf(await refuse(id, 'declined'))).toEqual([409, 'SCREEN_OVER']);
    expect(await present()).toBeNull();
    expect(await read(id)).toMatchObject({ state: 'ended', end: 'unanswered' });
    expect(await ask(manager)).toMatchObject({ state: 'asked' });
    expect(await lastAudit(id)).toContain(`clock screens.close-request user:${buyerId} unanswered`);
  });

  it('belongs to the operator who asked, and to the person who was asked', async () => {
    const { id } = await asked();
    const stranger = await server.buyer('02');
    expect(refusalOf(await manager.get(`/api/office/screens/${id}`))).toEqual([404, 'NOT_FOUND']);
    expect(refusalOf(await manager.post(`/api/office/screens/${id}/end`, {}))).toEqual([404, 'NOT_FOUND']);
    expect(await present(stranger)).toBeNull();
    expect(refusalOf(await accept(id, stranger))).toEqual([404, 'NOT_FOUND']);
    expect(refusalOf(await refuse(id, 'declined', stranger))).toEqual([404, 'NOT_FOUND']);
    expect(refusalOf(await stranger.post(`/api/screens/${id}/stop`, { why: 'stopped' }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect(refusalOf(await accept(randomUUID()))).toEqual([404, 'NOT_FOUND']);
    expect(await read(id)).toMatchObject({ state: 'asked' });
  });

  it.each(['declined', 'denied'])('[S7-65] when it is %s the operator is sent the text', async (why) => {
    const { id } = await asked();
    expect((await refuse(id, why)).status).toBe(200);
    expect(await read(id)).toMatchObject({ end: why, text: 'Пользователь отклонил запрос к трансляции' });
    expect(refusalOf(await accept(id))).toEqual([409, 'SCREEN_OVER']);
    expect(await lastAudit(id)).toContain(`buyer screens.close-request user:${buyerId} ${why}`);
  });

  it('is not accepted while the operator’s page is not there', async () => {
    const { id } = await ask();
    expect(refusalOf(await accept(id))).toEqual([409, 'SCREEN_OVER']);
  });

  it('[S4.10-13] is told to the person’s pages, also to one that comes later, and to nobody else’s', async () => {
    const [page, foreign] = [
      await openLine('cabinet', buyer),
      await openLine('cabinet', await server.buyer('02')),
    ];
    const { id } = await ask();
    // Possibly twice: a new socket also gets the pending request.
    expect(await page.hear(1)).toContainEqual(['news', { topic: 'screens', id }]);
    const late = await openLine('cabinet', buyer);
    expect(await late.hear(1)).toEqual([['news', { topic: 'screens', id }]]);
    await server.context.db.execute(
      sql`select pg_notify('novosel_news', '{"to":"everyone","topic":"estate","id":"mark"}')`,
    );
    expect(await foreign.hear(1)).toEqual([['news', { topic: 'estate', id: 'mark' }]]);
  });
});

describe('signals between the two ends (promise 50)', () => {
  it('[S7-60, S7-62] pass in the room named by user_id, from the buyer to the operator and back', async () => {
    const { id, desk, page } = await shown();
    await desk.hear(1);
    expect(await page.ask(['screens.signal', { screen: id, signal: offer }])).toEqual({ taken: true });
    expect(await desk.hear(1)).toEqual([['signal', { screen: id, signal: offer }]]);
    for (const signal of [answer, candidate])
      expect(await desk.ask(['screens.signal', { screen: id, signal }])).toEqual({ taken: true });
    expect(await page.hear(2)).toEqual([
      ['signal', { screen: id, signal: answer }],
      ['signal', { screen: id, signal: candidate }],
    ]);
  });

  it('[S7-63] never carry an offer of the desk, an answer that sends, or anything too long', async () => {
    const { id, desk, page } = await shown();
    const wrong = { refused: 'VALIDATION' };
    for (const signal of [
      offer,
      { ...answer, sdp: media('a=sendrecv') },
      { kind: 'bye' },
      { ...candidate, to: 'all' },
    ])
      expect(await desk.ask(['screens.signal', { screen: id, signal }])).toEqual(wrong);
    for (const signal of [
      answer,
      { ...offer, sdp: media('a=sendrecv') },
      { ...offer, sdp: offer.sdp + 'я'.repeat(3200) },
    ])
      expect(await page.ask(['screens.signal', { screen: id, signal }])).toEqual(wrong);
  });

  it('are counted', async () => {
    const { id, page } = await shown();
    const said: unknown[] = [];
    for (let time = 0; time < 121; time += 1)
      said.push(await page.ask(['screens.signal', { screen: id, signal: candidate }]));
    expect(said.at(-1)).toEqual({ refused: 'RATE_LIMITED' });
    expect(said[0]).toEqual({ taken: true });
  });

  it('are refused to every other socket: of a stranger, of a colleague, of the same people in another tab', async () => {
    const { id } = await shown();
    const [stranger, manager] = [await server.buyer('02'), await enterDesk(server, 'manager')];
    const others = [
      await openLine('cabinet', stranger),
      await openLine('office', manager),
      await openLine('cabinet', buyer),
      await openLine('office', support),
    ];
    for (const line of others) {
      expect(await line.ask(['screens.join', { screen: id }])).toEqual({ refused: 'NOT_FOUND' });
      const signal = others.indexOf(line) % 2 ? answer : offer;
      expect(await line.ask(['screens.signal', { screen: id, signal }])).toEqual({ refused: 'NOT_FOUND' });
      expect(await line.ask(['screens.join', { screen: 'person:1' }])).toEqual({ refused: 'NOT_FOUND' });
    }
  });

  it('are refused before the person has agreed, and from another session of his', async () => {
    const { id, desk } = await asked();
    const page = await openLine('cabinet', buyer);
    expect(await page.ask(['screens.join', { screen: id }])).toEqual({ refused: 'NOT_FOUND' });
    expect(await desk.ask(['screens.signal', { screen: id, signal: answer }])).toEqual({
      refused: 'NOT_FOUND',
    });
    dataOf(await accept(id));
    const elsewhere = await openLine('cabinet', await server.buyer('01'));
    expect(await elsewhere.ask(['screens.join', { screen: id }])).toEqual({ refused: 'NOT_FOUND' });
  });
});

describe('the end of what is shown (promise 50)', () => {
  it.each(['stopped', 'hidden', 'failed'])('comes when the person’s page says «%s», once', async (why) => {
    const { id, page } = await shown();
    for (const again of [why, 'stopped']) {
      expect((await buyer.post(`/api/screens/${id}/stop`, { why: again })).status).toBe(200);
      expect(await read(id)).toMatchObject({ state: 'ended', end: why });
    }
    expect(await page.ask(['screens.signal', { screen: id, signal: candidate }])).toEqual({
      refused: 'NOT_FOUND',
    });
    expect(await lastAudit(id)).toEqual([
      `staff screens.ask user:${buyerId}`,
      `buyer screens.begin user:${buyerId}`,
      `buyer screens.end user:${buyerId} ${why}`,
    ]);
  });

  it('comes when the operator stops, and the person is told', async () => {
    const { id, page } = await shown();
    expect(await present()).toMatchObject({ id, state: 'shown' });
    expect((await support.post(`/api/office/screens/${id}/end`, {})).status).toBe(200);
    expect((await page.hear(1)).at(-1)).toEqual(['news', { topic: 'screens', id }]);
    expect(await present()).toBeNull();
    expect((await read(id)).end).toBe('stopped-by-operator');
  });

  it('comes when the operator’s page is closed, also before the answer', async () => {
    const first = await shown();
    await first.desk.close();
    await ended(first.id, 'operator-left');
    const second = await asked();
    await second.desk.close();
    await ended(second.id, 'operator-left');
    expect(refusalOf(await accept(second.id))).toEqual([409, 'SCREEN_OVER']);
  });

  it('comes when the person’s page is closed', async () => {
    const { id, page } = await shown();
    await page.close();
    await ended(id, 'buyer-left');
  });

  it('[S4.2-14] comes with the person’s sign-out, and nothing is taken from him after it', async () => {
    const leaving = await server.buyer('03');
    const { id } = await ask(support, 3);
    const desk = await openLine('office', support);
    await desk.ask(['screens.join', { screen: id }]);
    dataOf(await accept(id, leaving));
    const page = await openLine('cabinet', leaving);
    expect(await page.ask(['screens.join', { screen: id }])).toHaveProperty('room');
    const { bearer } = leaving;
    expect((await leaving.post('/api/auth/logout', {})).status).toBe(200);
    await ended(id, 'signed-out');
    expect(await openSocket(addresses.cabinet, origins.cabinet, bearer)).toHaveProperty('refused');
    expect(refusalOf(await leaving.post(`/api/screens/${id}/accept`, {}))[0]).not.toBe(200);
  });

  it('is kept for ever: the program may not delete the record', async () => {
    const { id } = await ask();
    await expect(
      server.context.db.execute(sql`delete from screen_sessions where id = ${id}`),
    ).rejects.toThrow();
  });

  it('comes after 15 minutes, whatever the pages do', async () => {
    const { id, page } = await shown();
    const { endsAt } = await read(id);
    expect(Date.parse(endsAt ?? '') - server.clock.now().getTime()).toBeLessThanOrEqual(900_000);
    server.clock.advance(901);
    expect(await page.ask(['screens.signal', { screen: id, signal: candidate }])).toEqual({
      refused: 'NOT_FOUND',
    });
    const { db, clock } = server.context;
    expect(await db.transaction((tx) => closeOverdue(tx, id, clock.now()))).toBe(false);
    // The bearer token of the desk has expired, too.
    support = await enterDesk(server, 'support');
    expect(await read(id)).toMatchObject({ state: 'ended', end: 'time-over' });
    expect(await lastAudit(id)).toContain(`clock screens.end user:${buyerId} time-over`);
  });
});

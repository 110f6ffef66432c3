import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Server, type Socket } from 'socket.io';
import type { Authenticate, Viewer } from '../http/viewer.ts';
import type { Log } from '../logs/log.ts';
import { type Attend, attended } from './attended.ts';
import { type News, newsChannel, screenRoom } from './sockets.ts';

export interface SocketServer {
  close(): Promise<void>;
}

interface Parts {
  readonly doors: readonly {
    readonly name: 'cabinet' | 'office';
    readonly app: FastifyInstance;
    readonly origins: ReadonlySet<string>;
  }[];
  readonly authenticate: Authenticate;
  /** Which of these sessions are alive. */
  readonly liveSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** How often sessions of open sockets are looked at, in ms. */
  readonly lookEvery?: number;
  /** What domains do with sockets beside telling news. */
  readonly attend: Attend;
  readonly pool: pg.Pool;
  readonly log: Log;
}

const maxFrameBytes = 64 * 1024;
const retryMs = 1000;
const lookEveryMs = 60_000;

/**
 * Sockets of both doors. Who a socket is comes from its bearer, and its rooms from who it is: the client
 * names none (promise 49). Only the house it looks at it may say, by its number: what is told there is open
 * to everybody. News travels by PostgreSQL's NOTIFY, so it reaches the sockets of every node exactly when it
 * is true.
 */
export async function openSockets(parts: Parts): Promise<SocketServer> {
  const servers = parts.doors.map((door) => openServer(door, parts));
  const listener = await listen(parts, {
    hear: (news) => {
      for (const { name, io } of servers) spread(io, name, news);
    },
    // The end of a session may have been among what was not heard: every page comes anew, proves itself and
    // asks again.
    missed: () => {
      for (const socket of servers.flatMap(socketsOf)) socket.conn.close();
    },
  });
  const look = setInterval(() => {
    endDead(servers.flatMap(socketsOf), parts.liveSessions).catch((error: unknown) =>
      parts.log.warn({ err: error }, 'sessions of sockets are not looked at'),
    );
  }, parts.lookEvery ?? lookEveryMs).unref();
  return {
    async close() {
      clearInterval(look);
      await listener.close();
      await Promise.all(servers.map(({ io }) => io.close()));
    },
  };
}

function openServer(
  { name, app, origins }: Parts['doors'][number],
  { authenticate, attend, log }: Pick<Parts, 'authenticate' | 'attend' | 'log'>,
) {
  const io = new Server(app.server, {
    path: '/api/socket',
    serveClient: false,
    maxHttpBufferSize: maxFrameBytes,
    allowRequest: (request, decide) =>
      decide(null, request.headers.origin !== undefined && origins.has(request.headers.origin)),
  });
  io.use((socket, next) => {
    const bearer: unknown = socket.handshake.auth.token;
    const look = () =>
      authenticate({
        door: name,
        bearer: typeof bearer === 'string' ? bearer : undefined,
        cookie: undefined,
      });
    look()
      .then(async (state) => {
        if (state.kind !== 'alive') return next(new Error('SESSION_REQUIRED'));
        join(socket, name, state.viewer);
        // A session that ended between the look and the rooms told nobody of this socket (promise 8).
        if ((await look()).kind !== 'alive') return next(new Error('SESSION_REQUIRED'));
        followHouse(socket);
        socket.data.viewer = state.viewer;
        next();
      })
      .catch(() => next(new Error('UNAVAILABLE')));
  });
  io.on('connection', (socket) => attend(attended(socket, socket.data.viewer, log)));
  return { name, io };
}

const socketsOf = ({ io }: { readonly io: Server }): readonly Socket[] => [...io.sockets.sockets.values()];

/** A session that ends by its time tells nobody (promise 9). */
async function endDead(sockets: readonly Socket[], liveSessions: Parts['liveSessions']): Promise<void> {
  if (sockets.length === 0) return;
  const sessionOf = ({ data }: Socket): string => (data.viewer as Viewer).sessionId;
  const alive = await liveSessions([...new Set(sockets.map(sessionOf))]);
  for (const socket of sockets) if (!alive.has(sessionOf(socket))) socket.disconnect(true);
}

function join(socket: Socket, door: 'cabinet' | 'office', viewer: Viewer): void {
  const rooms = ['everyone', `sessions:${viewer.userId}`, `session:${viewer.sessionId}`];
  void socket.join([
    ...rooms,
    ...(door === 'office' ? ['desk', `staff:${viewer.userId}`] : [`person:${viewer.userId}`]),
  ]);
}

/** One house at a time: another one takes the place of the first, and none ends it. */
function followHouse(socket: Socket): void {
  let room: string | undefined;
  socket.on('watch', (asked: unknown) => {
    const building = (asked as { building?: unknown } | null)?.building;
    if (room) void socket.leave(room);
    room = Number.isSafeInteger(building) ? houseRoom(String(building)) : undefined;
    if (room) void socket.join(room);
  });
}

const houseRoom = (id: string): string => `house:${id}`;

function spread(io: Server, door: 'cabinet' | 'office', news: News): void {
  if (news.to === 'sessions') {
    io.in(news.sessionId ? `session:${news.sessionId}` : `sessions:${news.userId}`).disconnectSockets(true);
    return;
  }
  if (news.to === 'screen') {
    const { id: screen, signal } = news;
    if (news.door === door) io.to(screenRoom(news.userId, screen)).emit('signal', { screen, signal });
    return;
  }
  const message = { topic: news.topic, ...('id' in news && news.id !== undefined ? { id: news.id } : {}) };
  if (news.to === 'person' && door === 'cabinet') io.to(`person:${news.userId}`).emit('news', message);
  if (news.to === 'staff' && door === 'office') io.to(`staff:${news.userId}`).emit('news', message);
  if (news.to === 'desk' && door === 'office') io.to('desk').emit('news', message);
  if (news.to === 'house') io.to(houseRoom(news.id)).emit('news', message);
  if (news.to === 'everyone') io.to('everyone').emit('news', message);
}

interface Listener {
  readonly hear: (news: News) => void;
  /** What was told while nobody listened is lost. */
  readonly missed: () => void;
}

/** One connection that listens; when it breaks, it is made anew. */
async function listen(
  parts: Pick<Parts, 'pool' | 'log'>,
  { hear, missed }: Listener,
): Promise<{ close(): Promise<void> }> {
  let closed = false;
  let client: pg.PoolClient | undefined;
  const connect = async (): Promise<void> => {
    client = await parts.pool.connect();
    client.on('notification', ({ payload }) => hear(JSON.parse(payload ?? '{}') as News));
    client.on('error', () => {
      client?.release(true);
      client = undefined;
      if (!closed) again();
    });
    await client.query(`listen ${newsChannel}`);
  };
  const again = (): void => {
    setTimeout(() => {
      if (!closed) connect().then(missed, again);
    }, retryMs).unref();
  };
  await connect();
  return {
    async close() {
      closed = true;
      client?.release(true);
    },
  };
}

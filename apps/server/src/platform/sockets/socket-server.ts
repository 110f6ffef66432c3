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
  /** Which of these sessions are valid. */
  readonly liveSessions: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Milliseconds between checks of the sessions of open sockets. */
  readonly lookEvery?: number;
  /** Handlers of domains for messages of pages. */
  readonly attend: Attend;
  readonly pool: pg.Pool;
  readonly log: Log;
}

const maxFrameBytes = 64 * 1024;
const retryMs = 1000;
const lookEveryMs = 60_000;

/**
 * Sockets of the cabinet and the desk. The person comes from the bearer token, and the rooms from the person:
 * a client cannot name rooms (promise 49). It may only name the building that it shows, whose events are
 * public. Events travel by PostgreSQL's NOTIFY, so they reach the sockets of every node exactly when the
 * change is committed.
 */
export async function openSockets(parts: Parts): Promise<SocketServer> {
  const servers = parts.doors.map((door) => openServer(door, parts));
  const listener = await listen(parts, {
    hear: (news) => {
      for (const { name, io } of servers) emitNews(io, name, news);
    },
    // The missed events may include the end of a session: every page must reconnect, authenticate and reload.
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
        // A session that ended between the check and joining the rooms has sent no event to this socket
        // (promise 8).
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

/** A session that expires sends no event (promise 9). */
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

/** One building at a time: another one replaces it, and none ends it. */
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

function emitNews(io: Server, door: 'cabinet' | 'office', news: News): void {
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
  /** Called after a break of the connection: events in between are lost. */
  readonly missed: () => void;
}

/** One connection that listens; it reconnects after a break. */
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

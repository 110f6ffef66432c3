import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { Server, type Socket } from 'socket.io';
import type { Authenticate, Viewer } from './http/viewer.ts';
import type { Log } from './log.ts';
import { type News, newsChannel } from './sockets.ts';

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
  readonly pool: pg.Pool;
  readonly log: Log;
}

const maxFrameBytes = 64 * 1024;
const retryMs = 1000;

/**
 * Sockets of both doors. Who a socket is comes from its bearer, and its rooms from who it is: the client names none
 * (promise 49). News travels by PostgreSQL's NOTIFY, so it reaches the sockets of every node exactly when it is true.
 */
export async function openSockets(parts: Parts): Promise<SocketServer> {
  const servers = parts.doors.map((door) => openServer(door, parts.authenticate));
  const listener = await listen(parts, (news) => {
    for (const { name, io } of servers) spread(io, name, news);
  });
  return {
    async close() {
      await listener.close();
      await Promise.all(servers.map(({ io }) => io.close()));
    },
  };
}

function openServer({ name, app, origins }: Parts['doors'][number], authenticate: Authenticate) {
  const io = new Server(app.server, {
    path: '/api/socket',
    serveClient: false,
    maxHttpBufferSize: maxFrameBytes,
    allowRequest: (request, decide) =>
      decide(null, request.headers.origin !== undefined && origins.has(request.headers.origin)),
  });
  io.use((socket, next) => {
    const bearer: unknown = socket.handshake.auth.token;
    authenticate({ door: name, bearer: typeof bearer === 'string' ? bearer : undefined, cookie: undefined })
      .then((state) => {
        if (state.kind !== 'alive') return next(new Error('SESSION_REQUIRED'));
        join(socket, name, state.viewer);
        next();
      })
      .catch(() => next(new Error('UNAVAILABLE')));
  });
  return { name, io };
}

function join(socket: Socket, door: 'cabinet' | 'office', viewer: Viewer): void {
  const rooms = ['everyone', `sessions:${viewer.userId}`, `session:${viewer.sessionId}`];
  void socket.join([...rooms, door === 'office' ? 'desk' : `person:${viewer.userId}`]);
}

function spread(io: Server, door: 'cabinet' | 'office', news: News): void {
  if (news.to === 'sessions') {
    io.in(news.sessionId ? `session:${news.sessionId}` : `sessions:${news.userId}`).disconnectSockets(true);
    return;
  }
  const message = { topic: news.topic, ...('id' in news && news.id !== undefined ? { id: news.id } : {}) };
  if (news.to === 'person' && door === 'cabinet') io.to(`person:${news.userId}`).emit('news', message);
  if (news.to === 'desk' && door === 'office') io.to('desk').emit('news', message);
  if (news.to === 'everyone') io.to('everyone').emit('news', message);
}

/** One connection that listens; when it breaks, it is made anew. */
async function listen(
  parts: Pick<Parts, 'pool' | 'log'>,
  hear: (news: News) => void,
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
      if (!closed) connect().catch(again);
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

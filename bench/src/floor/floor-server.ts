import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { verify } from '@node-rs/argon2';
import pg from 'pg';
import { bareBooking } from './bare-booking.ts';

/**
 * The floor: `node:http` and prepared statements on the same PostgreSQL, without any product code. Its times
 * are those of the machine itself.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

type Act = (request: IncomingMessage, address: URL) => Promise<unknown>;

const acts: Readonly<Record<string, Act>> = {
  async '/health/ready'() {
    await pool.query('select 1');
    return { status: 'ready' };
  },
  async '/row'(_, { searchParams }) {
    const { rows } = await pool.query({
      name: 'row',
      text: 'select category, count(*)::int as count from flat_items where user_id = $1 group by category',
      values: [Number(searchParams.get('user'))],
    });
    return rows;
  },
  async '/sign-in'(request) {
    const { phone, password } = (await json(request)) as { phone: string; password: string };
    const { rows } = await pool.query<{ id: number; hash: string }>({
      name: 'account',
      text: 'select id, password_hash as hash from users where phone = $1',
      values: [phone],
    });
    const [account] = rows;
    if (!account || !(await verify(account.hash, password))) return { result: false };
    await pool.query({
      name: 'session',
      text: `insert into sessions (id, user_id, door, cookie_hash, generation, created_at, seen_at, expires_at)
             values ($1, $2, 'cabinet', $3, 0, now(), now(), now() + interval '12 hours')`,
      values: [randomUUID(), account.id, randomBytes(32).toString('base64url')],
    });
    return { result: true };
  },
  async '/booking'(_, { searchParams }) {
    return bareBooking(pool, Number(searchParams.get('user')), Number(searchParams.get('estate')));
  },
};

const server = createServer((request: IncomingMessage, response: ServerResponse) => {
  const address = new URL(request.url ?? '/', 'http://floor');
  const act = acts[address.pathname];
  if (!act) {
    response.writeHead(404).end();
    return;
  }
  act(request, address).then(
    (answer) => {
      const body = JSON.stringify(answer);
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
        .end(body);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});

server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));

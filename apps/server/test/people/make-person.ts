import { users } from '../../src/domains/identity/identity.tables.ts';
import { eq } from '../../src/platform/database/drizzle.ts';
import type { Browser } from '../browser.ts';
import { demoPassword, type TestServer } from '../test-server.ts';

let made = 0;

type Row = typeof users.$inferSelect;

export interface MadePerson {
  readonly id: number;
  /** As it is typed, +7911… */
  readonly phone: string;
  readonly email: string;
  row(): Promise<Row>;
  signIn(password?: string, browser?: Browser): Promise<Browser>;
}

/** A buyer of this test's own with the demo's password, so that tests share no limits and no sessions. */
export async function makePerson(server: TestServer, own: Partial<Row> = {}): Promise<MadePerson> {
  const { db } = server.context;
  made += 1;
  const phone = `7911000${String(made).padStart(4, '0')}`;
  const email = `elkina-${made}@post.test`;
  const [anna] = await db.select().from(users).where(eq(users.phone, '79000000001'));
  const passwordHash = anna?.passwordHash ?? '';
  const person = { status: 1, surname: 'Ёлкина', name: 'Вера', phone, email, passwordHash };
  const [kept] = await db
    .insert(users)
    .values({ ...person, createdAt: server.clock.now(), ...own })
    .returning({ id: users.id });
  const id = kept?.id ?? 0;
  return {
    id,
    phone: `+${phone}`,
    email,
    async row() {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      if (!row) throw new Error('the person is gone');
      return row;
    },
    async signIn(password = demoPassword, browser = server.browser()) {
      const answer = await browser.post('/api/auth/login', { type: 'phone', phone, password });
      browser.bearer = (answer.body.data as { token?: string } | undefined)?.token;
      return browser;
    },
  };
}

/** A browser with the same cookies and bearer. */
export function copyOf(server: TestServer, browser: Browser): Browser {
  const copy = server.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  copy.bearer = browser.bearer;
  return copy;
}

/** Whether a session opens its person's own data, or with what it is refused. */
export async function sessionState(browser: Browser): Promise<string> {
  const { status, body } = await browser.get('/api/users');
  return status === 200 ? 'open' : `${status} ${body.code}`;
}

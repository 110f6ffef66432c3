import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { Secret, TOTP } from 'otpauth';
import { staff, users } from '../../src/domains/identity/identity.tables.ts';
import { openSecret } from '../../src/domains/identity/staff/totp-secret.ts';
import { eq } from '../../src/platform/database/drizzle.ts';
import type { Browser } from '../browser.ts';
import { demoPassword, type TestServer } from '../test-server.ts';

/** A demo member of staff signed in at the desk, by password and number. */
export async function enterDesk(server: TestServer, role: StaffRole): Promise<Browser> {
  const email = `${role}@demo.test`;
  const browser = server.deskBrowser();
  const login = await browser.post('/api/office/auth/login', { email, password: demoPassword });
  const { ticket } = login.body.data as unknown as { ticket: string };
  const [row] = await server.context.db
    .select({ secret: staff.totpSecret })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(eq(users.email, email));
  const totp = new TOTP({ secret: Secret.fromBase32(openSecret(server.context.config, row?.secret ?? '')) });
  const code = totp.generate({ timestamp: server.clock.now().getTime() });
  const answer = await browser.post('/api/office/auth/totp', { ticket, code });
  const { token } = answer.body.data as unknown as { token: string };
  browser.bearer = token;
  return browser;
}

import type { Context } from '../context.ts';
import { staff, users } from '../domains/identity/identity.tables.ts';
import { openSecret } from '../domains/identity/staff/totp-secret.ts';
import { eq, isNotNull } from '../platform/database/drizzle.ts';

const tries = 60;
const pauseMs = 1000;

/**
 * Registers the staff's secrets on the telephones of the outside world, which show the codes. That program
 * may start later, so the call is retried for a minute in the background.
 */
export function registerTotp(deps: Pick<Context, 'config' | 'db' | 'log'>): void {
  void register(deps).catch((error: unknown) =>
    deps.log.warn({ err: error }, 'second factors are not registered'),
  );
}

async function register({ config, db, log }: Pick<Context, 'config' | 'db' | 'log'>): Promise<void> {
  const people = await db
    .select({ email: users.email, secret: staff.totpSecret })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(isNotNull(staff.totpSecret));
  for (let left = tries; left > 0; left -= 1) {
    const told = await Promise.all(
      people.map(({ email, secret }) =>
        tell(
          `${config.outsideUrl}/totp/${encodeURIComponent(email ?? '')}`,
          openSecret(config, secret ?? ''),
        ),
      ),
    );
    if (told.every(Boolean)) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
  }
  log.warn('the outside world does not answer: numbers of the second factor are not shown there');
}

async function tell(url: string, secret: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret }),
      signal: AbortSignal.timeout(2000),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

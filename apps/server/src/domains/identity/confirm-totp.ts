import type { deskTotp } from '@novosel/contract/desk/endpoints.ts';
import type { BodyOf } from '@novosel/contract/endpoint.ts';
import { Secret, TOTP } from 'otpauth';
import { AppError } from '../../platform/app-error.ts';
import { countTryAlone, uncountTry } from '../../platform/limits.ts';
import type { PasswordDeps } from './check-password.ts';
import { secondFactorFailed } from './identity.events.ts';
import { totpLimit } from './identity.policy.ts';
import { accountById } from './identity.repo.ts';
import { accountHash } from './known-device.ts';
import { openSession } from './open-session.ts';
import { takeTicket, takeTotpStep, tryTicket } from './staff.repo.ts';
import { tokenHash } from './tokens.ts';
import type { Visit } from './visit.ts';

const period = 30;

/**
 * Second step of the desk's sign-in: the ticket and the number of the authenticator (RFC 6238), of now or of one step
 * aside. A number is good once.
 * @throws AppError SESSION_REQUIRED for a ticket that is good no more, TOTP_WRONG, RATE_LIMITED
 */
export async function confirmTotp(
  deps: PasswordDeps,
  { body, ...visit }: Visit & { body: BodyOf<typeof deskTotp> },
) {
  const now = deps.clock.now();
  const ticketHash = tokenHash(body.ticket);
  const tried = await tryTicket(deps.db, ticketHash, now);
  if (!tried) throw new AppError('SESSION_REQUIRED');
  const limit = totpLimit(tried.userId);
  const reached = await countTryAlone(deps.pool, [limit], now);
  if (reached) {
    const seconds = Math.ceil((reached.until.getTime() - now.getTime()) / 1000);
    throw new AppError('RATE_LIMITED', { params: { seconds } });
  }
  const step = acceptedStep(tried.totpSecret, body.code, now);
  const account = await accountById(deps.db, tried.userId);
  if (step === undefined || !account) {
    await secondFactorFailed(deps.db, tried.userId, visit, now);
    throw new AppError('TOTP_WRONG');
  }
  const entrance = {
    door: 'office',
    account,
    accountHash: accountHash(deps.config.secret, account.id),
    visit,
  } as const;
  const token = await openSession(deps, entrance, async (tx) => {
    if (!(await takeTicket(tx, ticketHash))) throw new AppError('SESSION_REQUIRED');
    if (!(await takeTotpStep(tx, account.id, step))) throw new AppError('TOTP_WRONG');
    await uncountTry(tx, [limit]);
  });
  return { result: true, data: { token } } as const;
}

/** Number of the 30-second step of which this is the code, or undefined. */
function acceptedStep(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period, algorithm: 'SHA1' });
  const aside = totp.validate({ token: code, timestamp: now.getTime(), window: 1 });
  return aside === null ? undefined : Math.floor(now.getTime() / 1000 / period) + aside;
}

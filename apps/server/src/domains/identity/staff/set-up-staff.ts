import type { finishSetUp as finishing, showSetUp } from '@novosel/contract/session/staff-endpoints.ts';
import type { AnswerOf, BodyOf, StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { type Act, asStaff } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { sqlState, type Tx } from '../../../platform/database/db.ts';
import type { Browser } from '../../../platform/http/cookies.ts';
import { uncountTryAlone } from '../../../platform/limits.ts';
import { personOf } from '../accounts/people.repo.ts';
import type { AccountDeps } from '../accounts/register.ts';
import { accountById, prepareFindAccount } from '../identity.repo.ts';
import { closed, shut } from '../passwords/renewal.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { newToken, sameText, tokenHash } from '../sessions/tokens.ts';
import { passwordCheck } from '../sign-in/check-password.ts';
import { accountHash } from '../sign-in/known-device.ts';
import { assertStrong } from '../sign-in/password.policy.ts';
import { giveRecoveryCodes } from './recovery-codes.ts';
import {
  insertStaffPerson,
  joinStaff,
  keepBegun,
  type SetUp,
  setUpOfLink,
  staffById,
  takeSetUp,
} from './set-ups.repo.ts';
import { staffActed } from './staff.events.ts';
import { acceptedStep, closeSecret, newSecret, openSecret } from './totp-secret.ts';

/** Token of the link. */
interface Link {
  readonly token: string;
}

interface Given {
  readonly password: string;
  /** The browser's cookie of a known device. */
  readonly mark: string | undefined;
}

type Begun = BodyOf<typeof finishing>;

interface Finished extends OpenedSession {
  /** Recovery codes, shown once. */
  readonly codes: string[];
}

/**
 * Pages of a link with which a member of staff sets up his sign-in. An existing account, of a buyer or of
 * staff, keeps its password and must enter it; otherwise a new one is set.
 */
export function setUpStaff(deps: AccountDeps) {
  const findAccount = prepareFindAccount(deps.db);
  const check = passwordCheck(deps, 'office');
  const ofLink = async ({ at }: Act, token: string): Promise<SetUp> => {
    const found = await setUpOfLink(deps.db, tokenHash(token), at);
    if (!found) throw new AppError('LINK_DEAD');
    return found;
  };

  /** The person's present address: the letter may be older. */
  const addressOf = async ({ userId, email }: SetUp): Promise<string | undefined> =>
    userId ? (await personOf(deps.db, userId))?.email?.toLowerCase() : email;

  /** @returns the hash of a new password, or null when the present one was correct */
  const passwordOf = async (act: Act, setUp: SetUp, { password, mark }: Given): Promise<string | null> => {
    const email = await addressOf(setUp);
    if (!email) throw new AppError('LINK_DEAD');
    const identifier = { type: 'email', value: email } as const;
    if (!setUp.userId && !(await findAccount(identifier))) {
      await assertStrong(password, [setUp.email, setUp.surname, setUp.name]);
      return deps.hasher.hash(password);
    }
    const checked = await check(act, { identifier, password, mark });
    if (checked.kind === 'closed') throw closed(checked.until, act);
    if (checked.kind === 'wrong')
      throw new AppError('PASSWORD_WRONG', { fields: { password: ['PASSWORD_WRONG'] } });
    await uncountTryAlone(deps.pool, checked.counted);
    const { lockedUntil, passwordRenew } = checked.account;
    if (lockedUntil && lockedUntil > act.at) throw shut(lockedUntil, act);
    if (passwordRenew) throw new AppError('PASSWORD_RENEW');
    return null;
  };

  return {
    /** Changes nothing: mail scanners open links. @throws AppError LINK_DEAD */
    async show(act: Act, token: string): Promise<AnswerOf<typeof showSetUp>['data']> {
      const { email, name, surname, userId, ...setUp } = await ofLink(act, token);
      const roles = setUp.roles as StaffRole[];
      const password = userId || (await findAccount({ type: 'email', value: email })) ? 'present' : 'new';
      return { name: `${name} ${surname}`, email, roles, password };
    },

    /**
     * @throws AppError LINK_DEAD, PASSWORD_WEAK, PASSWORD_WRONG, PASSWORD_RENEW, LOGIN_LOCKED, LOGIN_CLOSED,
     *   LOGIN_SHUT
     */
    async begin(act: Act, { token, ...given }: Link & Given) {
      const setUp = await ofLink(act, token);
      const passwordHash = await passwordOf(act, setUp, given);
      const ticket = newToken();
      const { secret, uri } = newSecret(setUp.email);
      const begun = {
        ticketHash: tokenHash(ticket),
        passwordHash,
        totpSecret: closeSecret(deps.config, secret),
      };
      if (!(await keepBegun(deps.db, setUp.id, begun))) throw new AppError('LINK_DEAD');
      return { ticket, secret, uri };
    },

    /** Uses up the link. @throws AppError LINK_DEAD, TOTP_WRONG, EMAIL_TAKEN */
    async finish(act: Act, browser: Browser, { token, ...begun }: Link & Begun): Promise<Finished> {
      const setUp = await ofLink(act, token);
      const { userId, codes } = await finish(deps, act, setUp, begun);
      const account = await accountById(deps.db, userId);
      if (!account) throw new AppError('LINK_DEAD');
      const hash = accountHash(deps.config.secret, userId);
      const entrance = { door: 'office', account, accountHash: hash, former: browser.session } as const;
      return { ...(await openSession(deps, act, entrance)), codes };
    },
  };
}

async function finish(deps: AccountDeps, act: Act, setUp: SetUp, { ticket, code }: Begun) {
  const { at: now } = act;
  const { totpSecret, ticketHash } = setUp;
  // Another page of the same link has another ticket.
  if (!totpSecret || !ticketHash || !sameText(tokenHash(ticket), ticketHash)) throw new AppError('LINK_DEAD');
  // Attempts are not counted: the page already shows the secret.
  const step = acceptedStep(openSecret(deps.config, totpSecret), code, now);
  if (step === undefined) throw new AppError('TOTP_WRONG', { fields: { code: ['TOTP_WRONG'] } });
  const making = deps.db.transaction(async (tx) => {
    if (!(await takeSetUp(tx, setUp))) throw new AppError('LINK_DEAD');
    const userId = await personToJoin(tx, setUp, now);
    const { roles } = setUp;
    await joinStaff(tx, { userId, roles, totpSecret, totpLastStep: step });
    const codes = await giveRecoveryCodes(deps.config, tx, userId);
    const made = { event: 'set-up', userId, details: { roles: roles.join(', ') } } as const;
    await staffActed(tx, asStaff(act, userId), made);
    return { userId, codes };
  });
  return making.catch((error: unknown) => {
    // 23505: the address was taken meanwhile; the link then asks for the password of that account.
    throw sqlState(error) === '23505' ? new AppError('EMAIL_TAKEN') : error;
  });
}

async function personToJoin(tx: Tx, setUp: SetUp, now: Date): Promise<number> {
  if (setUp.userId) return setUp.userId;
  if (setUp.passwordHash) return insertStaffPerson(tx, setUp, now);
  const account = await prepareFindAccount(tx)({ type: 'email', value: setUp.email });
  // Already on the staff: he changes his factor himself, or an administrator resets it.
  if (!account || (await staffById(tx, account.id))) throw new AppError('LINK_DEAD');
  return account.id;
}

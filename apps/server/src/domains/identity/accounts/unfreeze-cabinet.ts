import type {
  sendUnfreezeCode as codeEndpoint,
  unfreezeCabinet as endpoint,
} from '@novosel/contract/session/freeze-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { checkCode, useCode } from '../codes/check-code.ts';
import { type CodeClaim, ofUser } from '../codes/codes.repo.ts';
import { issueCode } from '../codes/issue-code.ts';
import { tellContacts } from '../contacts/tell-contacts.ts';
import { frozenOrUnfrozen } from '../own-acts.events.ts';
import { ownPasswordCheck } from '../passwords/check-own-password.ts';
import { keyedHash } from '../sessions/tokens.ts';
import type { Visit } from '../sign-in/visit.ts';
import { endFrozen } from './freeze.repo.ts';
import { freezeLetter, unfreezeCodeWords } from './freeze-words.ts';
import { personOf } from './people.repo.ts';
import type { AccountDeps } from './register.ts';

type OwnVisit = Visit & { readonly viewer: Viewer };
type Call = OwnVisit & { readonly body: BodyOf<typeof endpoint> };

/**
 * Bound to this very frost: a code of a former one opens nothing.
 * @throws AppError STEP_WRONG when nothing is frozen
 */
async function claimOf({ config, db }: Pick<Context, 'config' | 'db'>, userId: number): Promise<CodeClaim> {
  const since = (await personOf(db, userId))?.frozenAt;
  if (!since) throw new AppError('STEP_WRONG');
  const boundTo = keyedHash(config.secret, 'unfreeze', since.toISOString());
  return { subject: ofUser(userId), purpose: 'unfreeze', boundTo };
}

/** @throws AppError STEP_WRONG, CODE_TOO_SOON, CODE_DAY_OVER, RATE_LIMITED */
export async function sendUnfreezeCode(
  deps: Pick<Context, 'config' | 'db' | 'clock' | 'jobs'>,
  { viewer: { userId } }: OwnVisit,
): Promise<AnswerOf<typeof codeEndpoint>> {
  const order = { ...(await claimOf(deps, userId)), userId, text: unfreezeCodeWords };
  const data = await deps.db.transaction((tx) => issueCode(deps, tx, order));
  return { result: true, data };
}

/**
 * Unfreezes by what the person knows and what he holds: a stolen password is not enough. A stolen phone is,
 * since it also makes a new password (decision 021).
 * @throws AppError STEP_WRONG, PASSWORD_WRONG, CODE_WRONG, CODE_EXPIRED, CODE_TRIES_OVER, LOGIN_LOCKED,
 *   LOGIN_CLOSED
 */
export function unfreezeCabinet(deps: AccountDeps) {
  const check = ownPasswordCheck(deps);
  return async ({ body, ...visit }: Call): Promise<AnswerOf<typeof endpoint>> => {
    const { userId } = visit.viewer;
    const claim = await claimOf(deps, userId);
    const { person } = await check(body.password, visit);
    const code = await checkCode(deps, claim, body.code);
    const now = deps.clock.now();
    await deps.db.transaction(async (tx) => {
      await useCode(tx, code, now);
      if (!(await endFrozen(tx, userId))) throw new AppError('STEP_WRONG');
      await frozenOrUnfrozen(tx, userId, { act: 'unfreeze', codeId: code.id }, visit, now);
      await tellContacts(
        deps,
        tx,
        person,
        freezeLetter('unfreeze', person.locale === 'en' ? 'en' : 'ru', now),
      );
    });
    return { result: true };
  };
}

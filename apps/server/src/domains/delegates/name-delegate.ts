import type { nameDelegate as naming } from '@novosel/contract/delegates/endpoints.ts';
import {
  delegatesAtMost,
  invitationEnd,
  invitationsADay,
  trustDaysAtMost,
} from '@novosel/contract/delegates/rules.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { addToOutbox } from '../../platform/jobs/outbox.ts';
import { countTry } from '../../platform/limits.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import {
  idByPhone,
  identifierHash,
  identifierOf,
  type Person,
  personOf,
  sendingLimits,
  shortName,
} from '../identity/public.ts';
import { invitationText } from './delegate-words.ts';
import { delegateNamed, recordDelegation } from './delegates.events.ts';
import { countGiven, endOver, insertDelegation, lockPrincipal } from './delegates.repo.ts';

type Deps = Pick<Context, 'clock' | 'config' | 'events' | 'jobs'>;

const dayMs = 86_400_000;

/**
 * A buyer invites a person by phone. The answer does not depend on whether the phone is registered: a
 * registered owner is notified in his cabinet, anybody else by SMS.
 * @throws AppError DELEGATE_SELF, DELEGATE_AGAIN, DELEGATES_FULL, INVITATIONS_OVER, RATE_LIMITED, VALIDATION
 */
export function nameDelegate(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  { phone: typed, scope, until: day }: BodyOf<typeof naming>,
): Promise<void> {
  const { at: now, actor } = act;
  const to = identifierOf({ type: 'phone', phone: typed });
  const phone = `+${to.value}`;
  const until = lastMoment(day, now);
  return inTransaction(db, async (tx) => {
    const principal = await personOf(tx, actor.id);
    if (!principal) throw new AppError('NOT_FOUND');
    if (phone === `+${principal.phone}`)
      throw new AppError('DELEGATE_SELF', { fields: { phone: ['DELEGATE_SELF'] } });
    await lockPrincipal(tx, principal.id);
    await endOver(tx, principal.id, now);
    await assertRoom(tx, principal.id, now);
    const delegation = { id: uuidv7(now), principalId: principal.id, phone, scope, until, createdAt: now };
    if (!(await insertDelegation(tx, delegation))) throw new AppError('DELEGATE_AGAIN');
    await countSending(tx, identifierHash(deps.config.secret, to), now);
    await recordDelegation(tx, act, 'name', delegation);
    const delegateId = await idByPhone(tx, phone);
    if (delegateId === undefined) await inviteByPhone(deps, tx, principal, phone, invitationEnd(now));
    else await tell(tx, { to: 'person', userId: delegateId, topic: 'trust' });
    await tell(tx, { to: 'person', userId: principal.id, topic: 'trust' });
    await deps.events.publish(tx, delegateNamed, { ...delegation, delegateId, at: now, by: 'principal' });
  });
}

/** @throws AppError VALIDATION for a day that is not after today, or more than a year away */
function lastMoment(day: string, now: Date): Date {
  const last = isoDay(new Date(now.getTime() + trustDaysAtMost * dayMs));
  if (day <= isoDay(now) || day > last) throw new AppError('VALIDATION', { fields: { until: ['default'] } });
  return new Date(`${day}T23:59:59.999+03:00`);
}

async function assertRoom(tx: Executor, principalId: number, now: Date): Promise<void> {
  const { open, invited } = await countGiven(tx, principalId, new Date(now.getTime() - dayMs));
  if (open >= delegatesAtMost) throw new AppError('DELEGATES_FULL', { params: { max: delegatesAtMost } });
  if (invited >= invitationsADay)
    throw new AppError('INVITATIONS_OVER', { params: { max: invitationsADay } });
}

/**
 * Counts also invitations of registered phones, so that the answer reveals nothing (promises 4, 6).
 * @throws AppError RATE_LIMITED
 */
async function countSending(tx: Executor, toHash: string, now: Date): Promise<void> {
  const reached = await countTry(tx, sendingLimits(toHash, 'invitation'), now);
  if (!reached) return;
  const seconds = Math.max(1, Math.ceil((reached.until.getTime() - now.getTime()) / 1000));
  throw new AppError('RATE_LIMITED', { params: { seconds } });
}

async function inviteByPhone(
  deps: Deps,
  tx: Executor,
  principal: Person,
  phone: string,
  until: Date,
): Promise<void> {
  const locale = principal.locale === 'en' ? 'en' : 'ru';
  const text = invitationText(deps.config, locale, shortName(principal));
  await addToOutbox(deps, tx, { topic: 'sms', payload: { to: phone, text } }, until);
}

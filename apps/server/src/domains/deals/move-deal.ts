import {
  type DealMove,
  type DealPlace,
  decideDeal,
  isHandover,
  placeOf,
  stepOf,
} from '@novosel/contract/deals/rules.ts';
import type { StaffRole } from '@novosel/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor, Tx } from '../../platform/db.ts';
import { inTransaction } from '../../platform/in-transaction.ts';
import { tell } from '../../platform/sockets.ts';
import { type BookingRow, extendHold, lockForStaff, type StaffAct } from '../booking/public.ts';
import { promisedDay } from '../catalogue/public.ts';
import { tellDelegates } from '../delegates/public.ts';
import { endsByTerm } from './by-term.ts';
import { dealMoved } from './deals.events.ts';
import { type DealRow, findMembers, insertDealEvent, lockOpenDeal, updateDeal } from './deals.repo.ts';
import { dueAt, ownTerm } from './open-deal.ts';

type Deps = Pick<Context, 'clock' | 'events' | 'jobs'>;

export interface DealAct extends StaffAct {
  /** Where the deal stood when the desk looked at it, and where it is to stand. */
  readonly from: DealPlace;
  readonly to: DealPlace;
  readonly reason: string;
  readonly roles: readonly StaffRole[];
}

/**
 * The desk records what has happened at a step of a deal, with what it has seen of it; the buyer reads that.
 * @throws AppError STEP_WRONG when the deal has gone on meanwhile or the table has no such way, ROLE_DENIED, NOT_FOUND
 */
export function moveDeal(deps: Deps, db: Executor, act: DealAct): Promise<void> {
  return inTransaction(db, async (tx) => {
    const booking = await lockForStaff(tx, act);
    const deal = booking.state === 'success' ? await lockOpenDeal(tx, booking.id) : undefined;
    if (!deal || placeOf(deal) !== act.from) throw new AppError('STEP_WRONG');
    const decision = decideDeal(act.from, act.to, act.roles);
    if (!decision.allowed) throw new AppError(decision.why);
    const at = deps.clock.now();
    const bookedUntil = await giveTime(deps, tx, { booking, act, at });
    await carryOut(deps, tx, { deal, move: decision.move, bookedUntil, act, at });
    const { from, to } = act;
    await audit(tx, {
      at,
      actorKind: 'staff',
      actorId: act.staffId,
      action: 'deal.move',
      subject: `booking:${booking.id}`,
      details: { from, to },
      ...(act.address ? { address: act.address } : {}),
      ...(act.requestId ? { requestId: act.requestId } : {}),
    });
  });
}

/**
 * What others have taken of the booking's days is not lost to the buyer: when his turn comes back and less is left than
 * the step has for itself, the booking is extended by as much, and he is told.
 * @returns the end of the booking
 */
async function giveTime(
  deps: Deps,
  tx: Tx,
  { booking, act, at }: { booking: BookingRow; act: DealAct; at: Date },
): Promise<Date | null> {
  const { bookedUntil } = booking;
  const own = ownTerm(stepOf(act.to), at);
  const comesBack = endsByTerm.includes(stepOf(act.to)) && !endsByTerm.includes(stepOf(act.from));
  if (!comesBack || !own || !bookedUntil || bookedUntil >= own) return bookedUntil;
  await extendHold(deps, tx, { ...act, until: own });
  return own;
}

interface CarriedOut {
  readonly deal: DealRow;
  readonly move: Pick<DealMove, 'from' | 'event' | 'to'>;
  readonly bookedUntil: Date | null;
  /** Who has recorded it; undefined for the clock. */
  readonly act?: Pick<DealAct, 'staffId' | 'reason'>;
  readonly at: Date;
}

/** Moves a locked deal: the row, its appended record, the news. */
export async function carryOut(
  { events }: Pick<Deps, 'events'>,
  tx: Tx,
  { deal, move: { from, event, to }, bookedUntil, act, at }: CarriedOut,
): Promise<void> {
  const step = stepOf(to);
  const handover = isHandover(to) ? to : null;
  const due = to === 'handover' ? await promisedDay(tx, deal.estateId) : dueAt(step, at, bookedUntil);
  await updateDeal(tx, deal.id, { step, handover, stepSince: at, dueAt: due });
  await insertDealEvent(tx, {
    dealId: deal.id,
    at,
    actor: act ? 'staff' : 'clock',
    actorId: act?.staffId,
    event,
    fromStep: deal.step,
    toStep: step,
    reason: act?.reason,
  });
  const members = (await findMembers(tx, deal.id)).map(({ userId }) => userId);
  for (const userId of members)
    await tell(tx, { to: 'person', userId, topic: 'deal', id: String(deal.estateId) });
  await tellDelegates(tx, deal.userId, at);
  await tell(tx, { to: 'desk', topic: 'queue', id: deal.bookingId });
  const { id: dealId, number, estateId } = deal;
  const reason = act?.reason ?? null;
  await events.publish(tx, dealMoved, {
    dealId,
    number,
    estateId,
    members,
    event,
    from,
    to,
    dueAt: due,
    reason,
    at,
  });
}

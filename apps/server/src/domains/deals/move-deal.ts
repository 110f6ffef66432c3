import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { decideDeal } from '@novosel/contract/deals/rules.ts';
import { type Visit, visitProblem } from '@novosel/contract/deals/visit.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { extendHold } from '../booking/public.ts';
import { carryOut, timeToGive } from './carry-out.ts';
import { nextDueOn } from './money/schedule.repo.ts';
import { ofDeal } from './note-act.ts';
import { lockDeal } from './step-deal.ts';

type Deps = Pick<Context, 'clock' | 'dealGuard' | 'events' | 'jobs'>;

interface Move {
  readonly dealId: string;
  /** Where the deal stood when the desk looked at it, and where it is to stand. */
  readonly from: DealPlace;
  readonly to: DealPlace;
  readonly reason: string;
  readonly visit?: Visit | undefined;
}

/**
 * The desk records what has happened at a step of a deal, with what it has seen of it; the buyer reads that.
 * @throws AppError STEP_WRONG when the deal has gone on meanwhile or the table has no such way,
 *   SCHEDULE_RUNS, ROLE_DENIED, NOT_FOUND; VALIDATION when the visit is wanting, needless or past
 */
export function moveDeal(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  { dealId, from, to, reason, visit }: Move,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const locked = await lockDeal(tx, dealId);
    if (!locked || locked.deal.place !== from) throw new AppError('STEP_WRONG');
    const { deal, booking } = locked;
    const scheduleRuns = (await nextDueOn(tx, deal.id)) !== undefined;
    const decision = decideDeal(from, to, act.actor.roles, { scheduleRuns });
    if (!decision.allowed) throw new AppError(decision.why);
    const { at } = act;
    const until = timeToGive(booking, decision.move, at);
    if (until) await extendHold(deps, tx, act, { bookingId: booking.id, until, reason });
    refuseVisit(to, visit, at);
    const bookedUntil = until ?? booking.bookedUntil;
    const by = { actor: 'staff', actorId: act.actor.id, reason } as const;
    await carryOut(deps, tx, { deal, move: decision.move, bookedUntil, visit, by, at });
    await audit(tx, act, { action: 'deal.move', subject: ofDeal(dealId), details: { from, to } });
  });
}

function refuseVisit(to: DealPlace, visit: Visit | undefined, at: Date): void {
  const problem = visitProblem(visit && Date.parse(visit.at), { to, now: at.getTime() });
  if (!problem) return;
  const field = problem === 'needless' ? 'visit' : 'visit.at';
  throw new AppError('VALIDATION', { fields: { [field]: [problem === 'missing' ? 'required' : 'default'] } });
}

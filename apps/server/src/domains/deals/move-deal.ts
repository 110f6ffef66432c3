import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { decideDeal } from '@novosel/contract/deals/rules.ts';
import { type Visit, visitProblem } from '@novosel/contract/deals/visit.ts';
import type { StaffRole } from '@novosel/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { extendHold } from '../booking/public.ts';
import { carryOut, timeToGive } from './carry-out.ts';
import { nextDueOn } from './money/schedule.repo.ts';
import { auditDeal, type DealStaffAct } from './note-act.ts';
import { lockDeal } from './step-deal.ts';

type Deps = Pick<Context, 'clock' | 'dealGuard' | 'events' | 'jobs'>;

export interface DealAct extends DealStaffAct {
  /** Where the deal stood when the desk looked at it, and where it is to stand. */
  readonly from: DealPlace;
  readonly to: DealPlace;
  readonly reason: string;
  readonly visit?: Visit | undefined;
  readonly roles: readonly StaffRole[];
}

/**
 * The desk records what has happened at a step of a deal, with what it has seen of it; the buyer reads that.
 * @throws AppError STEP_WRONG when the deal has gone on meanwhile or the table has no such way,
 *   SCHEDULE_RUNS, ROLE_DENIED, NOT_FOUND; VALIDATION when the visit is wanting, needless or past
 */
export function moveDeal(deps: Deps, db: Executor, act: DealAct): Promise<void> {
  return inTransaction(db, async (tx) => {
    const locked = await lockDeal(tx, act.dealId);
    if (!locked || locked.deal.place !== act.from) throw new AppError('STEP_WRONG');
    const { deal, booking } = locked;
    const scheduleRuns = (await nextDueOn(tx, deal.id)) !== undefined;
    const decision = decideDeal(act.from, act.to, act.roles, { scheduleRuns });
    if (!decision.allowed) throw new AppError(decision.why);
    const at = deps.clock.now();
    const until = timeToGive(booking, decision.move, at);
    if (until) await extendHold(deps, tx, { ...act, bookingId: booking.id, until });
    const bookedUntil = until ?? booking.bookedUntil;
    refuseVisit(act, at);
    const by = { actor: 'staff', actorId: act.staffId, reason: act.reason } as const;
    await carryOut(deps, tx, { deal, move: decision.move, bookedUntil, visit: act.visit, by, at });
    const { from, to } = act;
    await auditDeal(tx, act, { action: 'deal.move', details: { from, to }, at });
  });
}

function refuseVisit({ to, visit }: DealAct, at: Date): void {
  const problem = visitProblem(visit && Date.parse(visit.at), { to, now: at.getTime() });
  if (!problem) return;
  const field = problem === 'needless' ? 'visit' : 'visit.at';
  throw new AppError('VALIDATION', { fields: { [field]: [problem === 'missing' ? 'required' : 'default'] } });
}

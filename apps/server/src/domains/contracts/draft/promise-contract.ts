import { longestPromiseDays } from '@novosel/contract/contracts/desk-endpoints.ts';
import { addDays } from '@novosel/contract/time/day-arithmetic.ts';
import { endOfOfficeDay } from '@novosel/contract/time/end-of-term.ts';
import { formatDate, isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { moveTerm, stepDeal } from '../../deals/public.ts';
import { contractPromised } from '../contracts.events.ts';
import { insertPromise } from '../contracts.repo.ts';
import { noteContract } from '../note-contract.ts';
import { lockForDesk } from '../reach-contract.ts';

interface Promised {
  readonly dealId: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly reason: string;
}

/**
 * The contract will be ready on another day than was promised: the buyer reads the day with the reason.
 * @throws AppError NOT_FOUND, STEP_WRONG; VALIDATION for a day that is past or too far off
 */
export function promiseContract(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: StaffAct,
  { dealId, day, reason }: Promised,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { deal } = await lockForDesk(tx, dealId);
    const today = isoDay(act.at);
    if (day < today || day > addDays(today, longestPromiseDays) || endOfOfficeDay(day) <= act.at)
      throw new AppError('VALIDATION', { fields: { day: ['default'] } });
    const dueAt = endOfOfficeDay(day);
    const { id: actorId } = act.actor;
    if (deal.place === 'contract-draft') {
      const by = { actor: 'staff', actorId, reason } as const;
      await stepDeal(deps, tx, { dealId, event: 'delay-contract', by, dueAt });
    } else if (deal.place === 'contract-late') await moveTerm(tx, dealId, dueAt);
    else throw new AppError('STEP_WRONG');
    const id = uuidv7(act.at);
    await insertPromise(tx, { id, dealId, promisedOn: day, reason, madeAt: act.at, madeBy: actorId });
    const { estateId, number } = deal;
    // The first one is told with the move of the deal.
    if (deal.place === 'contract-late')
      await deps.events.publish(tx, contractPromised, {
        promiseId: id,
        ...{ dealId, estateId, number, day, reason },
        at: act.at,
      });
    await noteContract(
      tx,
      act,
      { ...deal, place: 'contract-late' },
      {
        event: 'promise-contract',
        reason: `${formatDate(day)}. ${reason}`,
        details: { day },
      },
    );
  });
}

import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ofDeal, stepDeal } from '../../deals/public.ts';
import { lockForParty } from '../reach-appointment.ts';

/** A party chooses to sign on paper. @throws AppError NOT_FOUND; STEP_WRONG where no signature is awaited */
export function choosePaper(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: BuyerAct,
  estateId: number,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { deal } = await lockForParty(tx, act.actor.id, estateId);
    const by = { actor: 'buyer', actorId: act.actor.id } as const;
    if (!(await stepDeal(deps, tx, { dealId: deal.id, event: 'choose-paper', by })))
      throw new AppError('STEP_WRONG');
    await audit(tx, act, { action: 'appointments.choose-paper', subject: ofDeal(deal.id) });
  });
}

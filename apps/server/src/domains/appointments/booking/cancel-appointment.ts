import { cancelRefusal, signsOnPaper, visitReasons } from '@novosel/contract/appointments/rules.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { stepDeal } from '../../deals/public.ts';
import { noteMeeting } from '../note-meeting.ts';
import { lockForParty } from '../reach-appointment.ts';
import { endMeeting } from './end-meeting.ts';
import { tellTalk } from './make-appointment.ts';
import { refuseChange } from './refuse-change.ts';

/**
 * A party cancels a meeting, or gives back a time that is held; the booking is not extended for it.
 * @throws AppError NOT_FOUND, STEP_WRONG, VISIT_LATE
 */
export function cancelAppointment(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: BuyerAct,
  { estateId, meeting: id }: { readonly estateId: number; readonly meeting: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { deal, meetings } = await lockForParty(tx, act.actor.id, estateId);
    const meeting = meetings.find((one) => one.id === id);
    if (!meeting) throw new AppError('NOT_FOUND');
    const { state, channel, startsAt, sequence } = meeting;
    if (state !== 'made' && state !== 'held') throw new AppError('STEP_WRONG');
    if (state === 'made') refuseChange(cancelRefusal, { startsAt, moves: sequence, at: act.at });
    await endMeeting(tx, meeting, 'cancelled', act.at);
    if (state === 'made' && signsOnPaper(channel)) {
      const by = { actor: 'buyer', actorId: act.actor.id, reason: visitReasons.cancelled.ru } as const;
      const step = { dealId: deal.id, event: 'miss-appointment', by, keepsTerm: true } as const;
      if (!(await stepDeal(deps, tx, step))) throw new AppError('STEP_WRONG');
    } else if (state === 'made') await tellTalk(deps, tx, deal, meeting, 'talk-cancelled', act.at);
    await noteMeeting(tx, act, deal, 'cancel', meeting);
  });
}

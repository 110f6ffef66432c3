import { afterAct } from '@novosel/contract/feedback/rules.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { EventKind } from '../../platform/events.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { type FeedbackNews, feedbackAnswered, feedbackClosed } from './feedback.events.ts';
import { changeFeedback, type FeedbackRow, insertMessage, lockFeedback } from './feedback.repo.ts';

type Deps = Pick<Context, 'clock' | 'events'>;

/** Answers feedback and notifies the buyer. @throws AppError NOT_FOUND, FEEDBACK_CLOSED */
export function answerFeedback(
  deps: Deps,
  db: Executor,
  act: StaffAct,
  id: string,
  text: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockFeedback(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    const state = afterAct(row.state, 'answer');
    if (!state) throw new AppError('FEEDBACK_CLOSED');
    const at = deps.clock.now();
    await insertMessage(tx, {
      id: uuidv7(at),
      feedbackId: id,
      authorId: act.actor.id,
      fromStaff: true,
      text,
      at,
    });
    await changeFeedback(tx, id, { state, hasNew: true, updatedAt: at, waitingSince: null });
    await auditAndPublish(deps, tx, act, { row, at, event: 'answer', kind: feedbackAnswered });
  });
}

/** Closes feedback. @throws AppError NOT_FOUND, FEEDBACK_CLOSED, FEEDBACK_UNANSWERED */
export function closeFeedback(deps: Deps, db: Executor, act: StaffAct, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    const row = await lockFeedback(tx, id);
    if (!row) throw new AppError('NOT_FOUND');
    const state = afterAct(row.state, 'close');
    if (!state) throw new AppError(row.state === 'closed' ? 'FEEDBACK_CLOSED' : 'FEEDBACK_UNANSWERED');
    const at = deps.clock.now();
    await changeFeedback(tx, id, { state, updatedAt: at });
    await auditAndPublish(deps, tx, act, { row, at, event: 'close', kind: feedbackClosed });
  });
}

interface Done {
  readonly row: FeedbackRow;
  readonly at: Date;
  readonly event: 'answer' | 'close';
  readonly kind: EventKind<FeedbackNews>;
}

/** Audits the act and notifies open pages. */
async function auditAndPublish(
  { events }: Deps,
  tx: Tx,
  act: StaffAct,
  { row, at, event, kind }: Done,
): Promise<void> {
  const { id, number, subject, userId } = row;
  await audit(tx, act, { action: `feedback.${event}`, subject: `feedback:${id}` });
  await events.publish(tx, kind, { feedbackId: id, number, subject, userId, at });
  await tell(tx, { to: 'person', userId, topic: 'feedback', id });
  await tell(tx, { to: 'desk', topic: 'feedback', id });
}

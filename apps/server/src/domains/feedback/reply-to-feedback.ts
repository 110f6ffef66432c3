import type { replyToFeedback as endpoint } from '@novosel/contract/feedback/endpoints.ts';
import { afterAct } from '@novosel/contract/feedback/rules.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { changeFeedback, lockFeedback } from './feedback.repo.ts';
import { countWriting, takeMessage } from './take-message.ts';

/**
 * Adds a reply; answered feedback then waits for the desk again.
 * @throws AppError NOT_FOUND, FEEDBACK_CLOSED, FEEDBACK_LIMIT, UPLOAD_LOST
 */
export async function replyToFeedback(
  deps: Pick<Context, 'clock'>,
  db: Executor,
  act: BuyerAct,
  id: string,
  { message, files }: BodyOf<typeof endpoint>,
): Promise<void> {
  const { id: userId } = act.actor;
  await inTransaction(db, async (tx) => {
    const row = await lockFeedback(tx, id, userId);
    if (!row) throw new AppError('NOT_FOUND');
    const state = afterAct(row.state, 'write');
    if (!state) throw new AppError('FEEDBACK_CLOSED');
    await countWriting(deps, tx, userId, 'repliesADay');
    const at = deps.clock.now();
    await takeMessage(tx, { feedbackId: id, userId, text: message, files, at });
    // A reply does not change the place in the queue of feedback that already waits.
    await changeFeedback(tx, id, { state, updatedAt: at, waitingSince: row.waitingSince ?? at });
    const details = { files: files.length };
    await audit(tx, act, { action: 'feedback.reply', subject: `feedback:${id}`, details });
    await tell(tx, { to: 'desk', topic: 'feedback', id });
    await tell(tx, { to: 'person', userId, topic: 'feedback', id });
  });
}

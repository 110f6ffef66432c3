import { answerBy } from '@novosel/contract/feedback/rules.ts';
import type { FeedbackItem, FeedbackView, FeedbackWords } from '@novosel/contract/feedback/schema.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import {
  type FeedbackRow,
  findFeedback,
  listMessages,
  listOfPerson,
  type MessageRow,
} from './feedback.repo.ts';

/** A person's feedback, the latest message first (S7-37). */
export async function listFeedback(db: Executor, userId: number): Promise<FeedbackItem[]> {
  const rows = await listOfPerson(db, userId);
  return rows.map(({ message, ...row }) => toItem(row, message));
}

/** A whole feedback. @param userId the owner @throws AppError NOT_FOUND, also for another's */
export function readFeedback(db: Executor, id: string, userId: number): Promise<FeedbackView> {
  return inSnapshot(db, async (db) => {
    const row = await findFeedback(db, id, userId);
    if (!row) throw new AppError('NOT_FOUND');
    return toView(row, await listMessages(db, id));
  });
}

export function toView(row: FeedbackRow, messages: readonly MessageRow[]): FeedbackView {
  const [first, ...answers] = messages.map(toWords);
  return { ...toItem(row, first?.text ?? ''), files: first?.files ?? [], answers };
}

function toItem(row: FeedbackRow, message: string): FeedbackItem {
  const { id, number, subject, state, hasNew, createdAt, updatedAt, waitingSince } = row;
  return {
    id,
    number,
    subject,
    message,
    state,
    hasNew,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    answerBy: waitingSince && answerBy(waitingSince).toISOString(),
  };
}

function toWords({ fromStaff, author, files, ...row }: MessageRow): FeedbackWords {
  return {
    ...row,
    from: fromStaff ? 'staff' : 'buyer',
    author: fromStaff ? author : null,
    files: [...files],
  };
}

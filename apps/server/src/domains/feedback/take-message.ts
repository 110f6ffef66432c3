import { feedbackLimits } from '@novosel/contract/feedback/rules.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { countTry } from '../../platform/limits.ts';
import { claimUploads } from '../documents/public.ts';
import { insertMessage } from './feedback.repo.ts';

const day = 24 * 60 * 60;

/** Subject of a file of a feedback (`documents.subject`). */
export const subjectOf = (feedbackId: string): string => `feedback:${feedbackId}`;

/** Counts a person's messages against the limit. @throws AppError FEEDBACK_LIMIT */
export async function countWriting(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  userId: number,
  kind: 'aDay' | 'repliesADay',
): Promise<void> {
  const max = feedbackLimits[kind];
  const now = clock.now();
  const reached = await countTry(tx, [{ key: `feedback:${kind}:${userId}`, max, seconds: day }], now);
  if (!reached) return;
  const seconds = Math.ceil((reached.until.getTime() - now.getTime()) / 1000);
  throw new AppError('FEEDBACK_LIMIT', { params: { max, seconds } });
}

interface Said {
  readonly feedbackId: string;
  readonly userId: number;
  readonly text: string;
  readonly files: readonly string[];
  readonly at: Date;
}

/** Adds a person's message; its files are assigned to the feedback. @throws AppError UPLOAD_LOST */
export async function takeMessage(tx: Tx, { feedbackId, userId, text, files, at }: Said): Promise<void> {
  const named = [...new Set(files)];
  if (!(await claimUploads(tx, userId, named, subjectOf(feedbackId)))) throw new AppError('UPLOAD_LOST');
  const row = { id: uuidv7(at), feedbackId, authorId: userId, fromStaff: false, text, at };
  await insertMessage(tx, row, named);
}

import type { BodyOf } from '@novosel/contract/endpoint.ts';
import type { keepFeedbackDraft } from '@novosel/contract/feedback/endpoints.ts';
import { feedbackLimits } from '@novosel/contract/feedback/rules.ts';
import type { FeedbackDraft } from '@novosel/contract/feedback/schema.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import { findOwnUploads } from '../documents/public.ts';
import { countOtherDrafts, deleteDraft, listDraftRows, putDraft } from './drafts.repo.ts';

/** What a person has begun and not sent; files that are gone meanwhile are left out (S7-38). */
export async function listDrafts(db: Executor, userId: number): Promise<FeedbackDraft[]> {
  const rows = await listDraftRows(db, userId);
  const ids = rows.flatMap(({ files }) => files);
  const found = ids.length > 0 ? await findOwnUploads(db, userId, ids) : [];
  const kept = new Map(found.map(({ id, title, bytes }) => [id, { id, title, size: bytes }]));
  return rows.map(({ userId: _, files, updatedAt, ...row }) => ({
    ...row,
    files: files.flatMap((id) => kept.get(id) ?? []),
    updatedAt: updatedAt.toISOString(),
  }));
}

/** Keeps what has been written so far. @throws AppError FEEDBACK_DRAFTS_FULL, NOT_FOUND for another's */
export async function keepDraft(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  id: string,
  { subject, message, files }: BodyOf<typeof keepFeedbackDraft>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const max = feedbackLimits.drafts;
    if ((await countOtherDrafts(tx, userId, id)) >= max)
      throw new AppError('FEEDBACK_DRAFTS_FULL', { params: { max } });
    const put = await putDraft(tx, { id, userId, subject, message, files, updatedAt: clock.now() });
    if (!put) throw new AppError('NOT_FOUND');
  });
}

/** @throws AppError NOT_FOUND */
export async function dropDraft(db: Executor, userId: number, id: string): Promise<void> {
  if (!(await deleteDraft(db, userId, id))) throw new AppError('NOT_FOUND');
}

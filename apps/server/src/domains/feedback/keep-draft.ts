import type { keepFeedbackDraft } from '@novosel/contract/feedback/endpoints.ts';
import { feedbackLimits } from '@novosel/contract/feedback/rules.ts';
import type { FeedbackDraft } from '@novosel/contract/feedback/schema.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findOwnUploads } from '../documents/public.ts';
import {
  countOtherDrafts,
  type DraftRow,
  deleteDraft,
  findDraft,
  listDraftRows,
  putDraft,
} from './drafts.repo.ts';

/** A person's unsent drafts; files that are gone are left out (S7-38). */
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

type Words = BodyOf<typeof keepFeedbackDraft>;

/**
 * Whether saving would overwrite changes that the page has not seen; repeating the same content overwrites
 * none.
 */
const losesWords = (row: DraftRow | undefined, { seen, subject, message, files }: Words): boolean => {
  if (seen === undefined || (row?.updatedAt.toISOString() ?? null) === seen) return false;
  const isRepeat = row && row.subject === subject && row.message === message && `${row.files}` === `${files}`;
  return !isRepeat;
};

/**
 * Saves a draft over the version that the page has seen. A draft changed, sent or deleted in another tab
 * stays unchanged: the page continues under a new ID.
 * @returns when it was saved
 * @throws AppError FEEDBACK_DRAFT_CHANGED, FEEDBACK_DRAFTS_FULL
 */
export async function keepDraft(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  id: string,
  words: Words,
): Promise<string> {
  const { subject, message, files } = words;
  return db.transaction(async (tx) => {
    const max = feedbackLimits.drafts;
    const others = await countOtherDrafts(tx, userId, id);
    if (losesWords(await findDraft(tx, userId, id), words)) throw new AppError('FEEDBACK_DRAFT_CHANGED');
    if (others >= max) throw new AppError('FEEDBACK_DRAFTS_FULL', { params: { max } });
    const updatedAt = clock.now();
    await putDraft(tx, { id, userId, subject, message, files, updatedAt });
    return updatedAt.toISOString();
  });
}

/** @throws AppError NOT_FOUND */
export async function dropDraft(db: Executor, userId: number, id: string): Promise<void> {
  if (!(await deleteDraft(db, userId, id))) throw new AppError('NOT_FOUND');
}

import type { getExport } from '@novosel/contract/privacy/endpoints.ts';
import { exportDays } from '@novosel/contract/privacy/held.ts';
import { endOfOwnTerm } from '@novosel/contract/time/end-of-term.ts';
import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { countTry } from '../../platform/limits.ts';
import { type Download, downloadArchive } from '../documents/public.ts';
import { type ExportRow, insertExport, lastExport } from './exports.repo.ts';

const dayMs = 24 * 60 * 60 * 1000;
export const keptUntil = (readyAt: Date): Date => endOfOwnTerm(readyAt, exportDays);

/** The last export of the person, and when he may request another one. */
export async function readExport(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  userId: number,
): Promise<AnswerOf<typeof getExport>['data']> {
  const now = clock.now();
  const row = await lastExport(db, userId);
  const next = row && new Date(row.askedAt.getTime() + dayMs);
  return {
    last: row ? toExport(row, now) : null,
    nextAt: next && next > now ? next.toISOString() : null,
    now: now.toISOString(),
  };
}

/**
 * Requests an export of all data about the person, once a day; a job makes it.
 * @throws AppError EXPORT_DAY
 */
export function askExport({ jobs }: Pick<Context, 'jobs'>, db: Executor, act: BuyerAct): Promise<void> {
  const { at: now, actor, locale = 'ru' } = act;
  const { id: userId } = actor;
  return inTransaction(db, async (tx) => {
    const reached = await countTry(tx, [{ key: `export:${userId}`, max: 1, seconds: dayMs / 1000 }], now);
    if (reached) {
      throw new AppError('EXPORT_DAY', {
        params: { until: formatSentDayTime(reached.until, { now, locale }) },
      });
    }
    const id = uuidv7(now);
    await insertExport(tx, { id, userId, askedAt: now });
    await audit(tx, act, {
      action: 'privacy.ask-export',
      subject: `user:${userId}`,
      details: { export: id },
    });
    await jobs.enqueue(tx, 'privacy.export', { id });
  });
}

/**
 * The bytes of the last export.
 * @throws AppError NOT_FOUND while it is being made, and after it is deleted
 */
export async function downloadExport(
  deps: Pick<Context, 'clock' | 'storage'>,
  db: Executor,
  userId: number,
): Promise<Download> {
  const { last } = await readExport(deps, db, userId);
  if (!last?.document) throw new AppError('NOT_FOUND');
  return downloadArchive(deps, db, userId, last.document);
}

function toExport({ id, askedAt, readyAt, documentId, bytes, removedAt }: ExportRow, now: Date) {
  const until = readyAt && keptUntil(readyAt);
  const there = documentId !== null && removedAt === null && until !== null && until > now;
  return {
    id,
    askedAt: askedAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    document: there ? documentId : null,
    bytes,
    removedAt: removedAt?.toISOString() ?? null,
    until: until?.toISOString() ?? null,
  };
}

import type { DeskFeedback, feedbackQueue } from '@novosel/contract/feedback/desk-endpoints.ts';
import { answerBy } from '@novosel/contract/feedback/rules.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { ok } from '../../platform/http/ok.ts';
import { type Download, downloadAttached } from '../documents/public.ts';
import { personOf } from '../identity/public.ts';
import { countOpen, findQueue } from './desk.repo.ts';
import { findFeedback, listMessages } from './feedback.repo.ts';
import { toView } from './read-feedback.ts';
import { subjectOf } from './take-message.ts';

const pageSize = 50;

/** The desk's queue: waiting feedback, the oldest first. */
export function readQueue(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  { state = 'waiting', after }: QueryOf<typeof feedbackQueue>,
): Promise<AnswerOf<typeof feedbackQueue>> {
  return inSnapshot(db, async (db) => {
    const rows = await findQueue(db, { state, after }, pageSize + 1);
    const items = rows.slice(0, pageSize).map((row) => ({
      ...row,
      answerBy: row.waitingSince && answerBy(new Date(row.waitingSince)).toISOString(),
    }));
    return ok({
      now: clock.now().toISOString(),
      items,
      next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null,
      counts: await countOpen(db),
    });
  });
}

/** A whole feedback with its author. @throws AppError NOT_FOUND */
export function readConversation(db: Executor, id: string): Promise<DeskFeedback> {
  return inSnapshot(db, async (db) => {
    const row = await findFeedback(db, id);
    const person = row && (await personOf(db, row.userId));
    if (!person) throw new AppError('NOT_FOUND');
    const { surname, name, patronymic, phone, email } = person;
    return {
      ...toView(row, await listMessages(db, id)),
      waitingSince: row.waitingSince?.toISOString() ?? null,
      buyer: {
        id: person.id,
        name: [surname, name, patronymic].filter(Boolean).join(' '),
        phone,
        email,
      },
    };
  });
}

/** A file of a feedback for the desk; the opening is audited. @throws AppError NOT_FOUND, UPLOAD_WAITS */
export async function openFile(
  deps: Pick<Context, 'clock' | 'storage' | 'scanner'>,
  db: Executor,
  act: StaffAct,
  { feedback, file }: { readonly feedback: string; readonly file: string },
): Promise<Download> {
  const download = await downloadAttached(deps, db, subjectOf(feedback), file);
  await audit(db, act, { action: 'feedback.open-file', subject: subjectOf(feedback), details: { file } });
  return download;
}

import type { FastifyRequest } from 'fastify';
import type { Context } from '../../../context.ts';
import { audit } from '../../../platform/audit.ts';
import { after } from '../../../platform/clock.ts';
import {
  type Download,
  deleteUploads,
  downloadAttached,
  type UploadDeps,
  uploadFiles,
} from '../../documents/public.ts';
import { recordOf, type StaffCall, subjectOf, unsentSubject } from './staff-call.ts';

/** What was not sent within a day was taken back, or its page is gone. */
const keptSeconds = 24 * 60 * 60;

/**
 * Keeps a file that a member of staff is about to send: his own until the message goes, so that no buyer's
 * copy of his data holds a file that was taken back. What he has not sent for a day is forgotten.
 */
export async function uploadForBuyer(deps: UploadDeps, request: FastifyRequest, { viewer }: StaffCall) {
  await forgetUnsent(deps, viewer.userId);
  return uploadFiles(deps, request, viewer, unsentSubject);
}

/** Bytes go before the rows are committed away: a row without bytes is deleted by the next call. */
async function forgetUnsent({ db, storage, clock }: UploadDeps, ownerId: number): Promise<void> {
  const before = after(clock.now(), -keptSeconds);
  await db.transaction(async (tx) => {
    const keys = await deleteUploads(tx, { ownerId, subject: unsentSubject, before });
    for (const key of keys) await storage.delete(key);
  });
}

/**
 * A file of a conversation for the desk; that it was opened is written down.
 * @throws AppError NOT_FOUND, UPLOAD_WAITS
 */
export async function openFile(
  deps: Pick<Context, 'db' | 'clock' | 'storage' | 'scanner'>,
  call: StaffCall,
  { guid, file }: { readonly guid: string; readonly file: string },
): Promise<Download> {
  const download = await downloadAttached(deps, deps.db, subjectOf(guid), file);
  await audit(deps.db, {
    ...recordOf(call, deps.clock.now()),
    action: 'chat.open-file',
    subject: subjectOf(guid),
    details: { file },
  });
  return download;
}

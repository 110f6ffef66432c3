import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { audit } from '../../../platform/audit.ts';
import { after } from '../../../platform/clock.ts';
import type { FormFile } from '../../../platform/http/fields/read-parts.ts';
import {
  type Download,
  deleteUploads,
  downloadAttached,
  type UploadDeps,
  uploadFiles,
} from '../../documents/public.ts';
import { subjectOf, unsentSubject } from '../subjects.ts';

/** A file that was not sent within a day was removed, or its page is gone. */
const keptSeconds = 24 * 60 * 60;

/**
 * Stores a file that a member of staff is about to send: it belongs to him until the message is sent, so that
 * no export of a buyer's data contains a file that was not sent.
 */
export const uploadForBuyer = (
  deps: UploadDeps,
  act: StaffAct,
  files: readonly FormFile[],
): Promise<string[]> => uploadFiles(deps, act, files, unsentSubject);

/**
 * Deletes unsent files of the desk after a day. Bytes are deleted before the rows are committed: the next
 * call deletes a row without bytes.
 */
export async function forgetUnsent(
  { db, storage }: Pick<Context, 'db' | 'storage'>,
  { at, actor: { id: ownerId } }: StaffAct,
): Promise<void> {
  const before = after(at, -keptSeconds);
  await db.transaction(async (tx) => {
    const keys = await deleteUploads(tx, { ownerId, subject: unsentSubject, before });
    for (const key of keys) await storage.delete(key);
  });
}

/** A file of a conversation for the desk; the opening is audited. @throws AppError NOT_FOUND, UPLOAD_WAITS */
export async function openFile(
  deps: Pick<Context, 'db' | 'storage' | 'scanner'>,
  act: StaffAct,
  { guid, file }: { readonly guid: string; readonly file: string },
): Promise<Download> {
  const download = await downloadAttached(deps, deps.db, subjectOf(guid), file);
  await audit(deps.db, act, { action: 'chat.open-file', subject: subjectOf(guid), details: { file } });
  return download;
}

import type { BuyerAct, StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { FormFile } from '../../../platform/http/fields/read-parts.ts';
import { storeUpload, type UploadDeps } from './store-upload.ts';

/**
 * Keeps the one file that was sent (S7-48).
 * @param subject what the file belongs to from the beginning; without one it is a bare upload
 * @throws AppError UPLOAD_EMPTY, and as `storeUpload`
 */
export async function uploadFiles(
  deps: UploadDeps,
  { actor }: BuyerAct | StaffAct,
  [only]: readonly FormFile[],
  subject: string | null = null,
): Promise<string[]> {
  if (!only) throw new AppError('UPLOAD_EMPTY');
  return [await storeUpload(deps, actor.id, only.name, only.file, subject)];
}

import type { BuyerAct, StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { FormFile } from '../../../platform/http/fields/read-parts.ts';
import { storeUpload, type UploadDeps } from './store-upload.ts';

/**
 * Stores the only file of the call (S7-48).
 * @param subject what it belongs to; without one it waits for a subject
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

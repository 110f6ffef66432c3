import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { deleteBatch, lockBatch } from './imports.repo.ts';

/**
 * Deletes a checked file that has changed nothing; the audit log keeps its description.
 * @throws AppError NOT_FOUND, STEP_WRONG
 */
export async function discardImport(tx: Tx, act: StaffAct, batchId: string): Promise<void> {
  const batch = await lockBatch(tx, batchId);
  if (!batch) throw new AppError('NOT_FOUND');
  if (batch.state !== 'checked') throw new AppError('STEP_WRONG');
  const { fileName, sha256, changed, created, wrong } = batch;
  await deleteBatch(tx, batchId);
  await audit(tx, act, {
    action: 'catalogue.discard-import',
    subject: `import:${batchId}`,
    details: { fileName, sha256, changed, created, wrong },
  });
}

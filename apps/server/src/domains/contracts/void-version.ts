import type { VoidReason } from '@novosel/contract/contracts/acts.ts';
import type { Tx } from '../../platform/database/db.ts';
import { currentVersion, updateVersion } from './contracts.repo.ts';

/**
 * The version of a deal holds no more; what was read, asked and agreed stays as history.
 * @returns false when none held
 */
export async function replaceVersion(tx: Tx, dealId: string, voidReason: VoidReason): Promise<boolean> {
  const version = await currentVersion(tx, dealId);
  if (!version) return false;
  await updateVersion(tx, version.id, { state: 'void', voidReason });
  return true;
}

import { join } from 'node:path';
import { brand } from '../../platform/brand.ts';
import { type HeadKey, loadHeadKey } from './load-head-key.ts';
import { loadSeal, type Seal } from './seal/load-seal.ts';

/** What the house signs with: documents by its seal, chains of evidence by the key of their heads. */
export interface SigningKeys {
  readonly seal: Seal;
  readonly head: HeadKey;
}

/** Keys from `dataDir/keys`, made there at the first start. */
export async function loadSigningKeys(dataDir: string, now: Date): Promise<SigningKeys> {
  const dir = join(dataDir, 'keys');
  const [seal, head] = await Promise.all([
    loadSeal(dir, { organization: brand.developer.shortName, now }),
    loadHeadKey(dir),
  ]);
  return { seal, head };
}

import type { Executor } from '../../platform/database/db.ts';
import { powersOf } from '../delegates/public.ts';
import { powersSignedBy, signedPapers } from '../documents/public.ts';
import { formerScans } from '../passports/public.ts';
import { documentsSignedBy } from '../signing/public.ts';
import { passportFacts } from '../users/public.ts';

/**
 * Passport scans that must be kept with what the person has signed (402-FZ, article 29). A paper names its
 * own scans, also of a later replaced passport; for one that names none (an older one, or another buyer's
 * that this person has signed) the present and the former ones are kept. The same applies to scans of a power
 * of attorney that was used for a signature.
 */
export async function keptScans(tx: Executor, userId: number): Promise<string[]> {
  const papers = await signedPapers(tx, userId, await documentsSignedBy(tx, userId));
  const named = papers.flatMap(({ ownerId, scans }) => (ownerId === userId ? (scans ?? []) : []));
  const namesNone = papers.some(({ ownerId, scans }) => ownerId !== userId || scans === null);
  const shown = namesNone ? await everyScan(tx, userId) : [];
  return [...new Set([...named, ...shown, ...(await scansOfPowers(tx, userId))])];
}

async function everyScan(tx: Executor, userId: number): Promise<string[]> {
  const passport = await passportFacts(tx, userId);
  return [...(passport?.scans ?? []), ...(await formerScans(tx, userId))];
}

async function scansOfPowers(tx: Executor, principalId: number): Promise<string[]> {
  const powers = await powersOf(tx, principalId);
  const used = await powersSignedBy(
    tx,
    powers.map(({ id }) => id),
  );
  return powers.flatMap(({ id, scans }) => (used.has(id) ? scans : []));
}

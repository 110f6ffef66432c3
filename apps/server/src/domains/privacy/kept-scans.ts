import type { Executor } from '../../platform/database/db.ts';
import { powersOf } from '../delegates/public.ts';
import { powersSignedBy, signedPapers } from '../documents/public.ts';
import { formerScans } from '../passports/public.ts';
import { documentsSignedBy } from '../signing/public.ts';
import { passportFacts } from '../users/public.ts';

/**
 * Scans of a passport by which a person has signed: the law that keeps what is signed keeps them (402-FZ,
 * article 29). A paper names its own, also those of a passport that has been changed since; for one that
 * names none (an older one, or one of another buyer that this person has signed as well) the present ones
 * stand and those that they took the place of. So are the scans of a power of attorney by which something was
 * signed.
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

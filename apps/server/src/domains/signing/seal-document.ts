import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { brand } from '../../platform/brand.ts';
import { eachAlone } from '../../platform/jobs/each-alone.ts';
import { findDocument, keepSealed, unsealedDocuments } from '../documents/public.ts';

type Deps = Pick<Context, 'db' | 'storage' | 'signingKeys' | 'clock'>;

/**
 * Makes the sealed copy of a signed document, once. Cut short at any point, it is made again from the same
 * bytes: nobody sees a copy before the row names it (promise 47).
 */
export async function sealDocument(deps: Deps, documentId: string): Promise<void> {
  const document = await findDocument(deps.db, documentId);
  if (!document?.signedAt || document.sealedKey) return;
  const bytes = await deps.storage.get(document.storageKey);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (sha256 !== document.sha256)
    throw new Error(`the bytes of document ${documentId} are not those that were signed`);
  // Loaded by the first seal, not by every start.
  const { sealPdf } = await import('./seal/seal-pdf.ts');
  const signer = document.signer?.representative ? 'представителя покупателя' : 'покупателя';
  const sealed = await sealPdf(bytes, deps.signingKeys.seal, {
    reason: `Подписано простой электронной подписью ${signer}, SHA-256 ${sha256}`,
    name: brand.developer.shortName,
    contactInfo: brand.email,
    location: brand.developer.city,
    at: document.signedAt,
  });
  const key = `sealed/${documentId}.pdf`;
  await deps.storage.put(key, sealed);
  await keepSealed(deps.db, documentId, key);
}

const atOnce = 50;

/** Seals what a lost job has left. */
export async function sealWaiting(deps: Deps & Pick<Context, 'log'>): Promise<void> {
  const lostBefore = new Date(deps.clock.now().getTime() - 10_000);
  const waiting = await unsealedDocuments(deps.db, lostBefore, atOnce);
  await eachAlone(deps.log, 'a document could not be sealed', waiting, (id) => sealDocument(deps, id));
}

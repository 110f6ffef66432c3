import type { ConsentKind } from '@novosel/contract/consents/endpoints.ts';
import type { Executor } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { type ConsentText, consentText } from './consent-text.ts';
import { insertConsents, keepTexts } from './consents.repo.ts';

/**
 * Texts that a form with two checkboxes agrees to, in the language of the form; advertising only when its box
 * was ticked.
 */
export function agreedTexts(additionalAgree: boolean, locale: 'ru' | 'en'): readonly ConsentText[] {
  const kinds: readonly ConsentKind[] = additionalAgree ? ['terms', 'advertising'] : ['terms'];
  return kinds.map((kind) => consentText(kind, locale));
}

/** Records the consents of a person, in the transaction of the act (ruling S4.3-04). */
export async function recordConsents(
  tx: Executor,
  texts: readonly ConsentText[],
  { userId, address, at, site }: { userId: number; address: string; at: Date; site?: string },
): Promise<void> {
  await keepTexts(tx, texts, at);
  await insertConsents(
    tx,
    texts.map(({ kind, sha256 }) => ({
      id: uuidv7(at),
      userId,
      kind,
      site,
      given: true,
      sha256,
      at,
      address,
    })),
  );
}

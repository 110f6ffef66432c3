import type { ConsentKind } from '@novosel/contract/consents/endpoints.ts';
import { consentIsOver } from '@novosel/contract/consents/term.ts';
import type { BuyerAct } from '../../platform/act.ts';
import type { Executor } from '../../platform/database/db.ts';
import { consentText } from './consent-text.ts';
import { consentsOf, holdPerson } from './consents.repo.ts';
import { noteConsent } from './note-consent.ts';
import { recordConsents } from './record-consents.ts';

/** The consent of a kind in force at a moment: its text, and when it was given. */
export async function consentInForce(
  db: Executor,
  { userId, kind, at }: { userId: number; kind: ConsentKind; at: Date },
): Promise<{ readonly sha256: string; readonly givenAt: Date } | undefined> {
  const last = (await consentsOf(db, userId, kind)).at(-1);
  if (!last?.given || consentIsOver(kind, last.at.toISOString(), at)) return undefined;
  return { sha256: last.sha256, givenAt: last.at };
}

/**
 * Gives the consent that an act needs, unless one is in force: to the text in force, in the language in which
 * it was read. Nobody can withdraw it until the transaction ends.
 * @returns whether it was given now
 */
export async function ensureConsent(
  tx: Executor,
  act: BuyerAct,
  given: {
    kind: ConsentKind;
    /** ID of the code that signs it. */
    codeId: string | undefined;
  },
): Promise<boolean> {
  const { actor, locale = 'ru', address = '' } = act;
  const { id: userId } = actor;
  const at = await holdPerson(tx, userId, act.at);
  if (await consentInForce(tx, { userId, kind: given.kind, at: act.at })) return false;
  const text = consentText(given.kind, locale);
  await recordConsents(tx, [text], { userId, address, at });
  await noteConsent(tx, act, 'consents.give', { ...given, at, sha256: text.sha256 });
  return true;
}

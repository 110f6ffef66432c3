import type { Consent } from '@novosel/contract/consents/endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { consentText } from './consent-text.ts';
import { consentsOf, holdPerson } from './consents.repo.ts';
import { listConsents } from './list-consents.ts';
import { noteConsent } from './note-consent.ts';
import { recordConsents } from './record-consents.ts';

/** Whether the person agrees to advertising, by his last consent or withdrawal. */
export async function agreesToAdvertising(db: Executor, userId: number): Promise<boolean> {
  return (await consentsOf(db, userId, 'advertising')).at(-1)?.given ?? false;
}

/**
 * Agrees to the text in force, in the language in which it was read.
 * @throws AppError STEP_WRONG when it is already in force
 */
export async function giveConsent(
  { db }: Pick<Context, 'db'>,
  act: BuyerAct,
  kind: 'advertising',
): Promise<Consent[]> {
  const { actor, locale = 'ru', address = '' } = act;
  const { id: userId } = actor;
  await db.transaction(async (tx) => {
    const at = await holdPerson(tx, userId, act.at);
    if (await agreesToAdvertising(tx, userId)) throw new AppError('STEP_WRONG');
    const text = consentText(kind, locale);
    await recordConsents(tx, [text], { userId, address, at });
    await noteConsent(tx, act, 'consents.give', { kind, at, sha256: text.sha256 });
  });
  return listConsents(db, userId);
}

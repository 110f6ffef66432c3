import type { Consent, WithdrawableKind } from '@novosel/contract/consents/endpoints.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { consentWithdrawn } from './consents.events.ts';
import { consentsOf, holdPerson, insertConsents } from './consents.repo.ts';
import { listConsents } from './list-consents.ts';
import { noteConsent } from './note-consent.ts';

/**
 * Records the withdrawal of a consent and ends what is based on it; the consent stays on record.
 * @throws AppError NOT_FOUND when none is in force
 */
export async function withdrawConsent(
  { db, events }: Pick<Context, 'db' | 'events'>,
  act: BuyerAct,
  kind: WithdrawableKind,
): Promise<Consent[]> {
  const { actor, address = '' } = act;
  const { id: userId } = actor;
  await db.transaction(async (tx) => {
    const at = await holdPerson(tx, userId, act.at);
    const last = (await consentsOf(tx, userId, kind)).at(-1);
    if (!last?.given) throw new AppError('NOT_FOUND');
    await insertConsents(tx, [
      { id: uuidv7(at), userId, kind, given: false, sha256: last.sha256, at, address },
    ]);
    await noteConsent(tx, act, 'consents.withdraw', { kind, at });
    await events.publish(tx, consentWithdrawn, { userId, kind, at });
  });
  return listConsents(db, userId);
}

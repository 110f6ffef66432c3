import type { Consent, WithdrawableKind } from '@novosel/contract/consents/endpoints.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { consentWithdrawn } from './consents.events.ts';
import { consentsOf, holdPerson, insertConsents } from './consents.repo.ts';
import { listConsents } from './list-consents.ts';
import { noteConsent } from './note-consent.ts';

interface Withdrawal {
  readonly userId: number;
  readonly kind: WithdrawableKind;
  readonly address: string;
}

/**
 * Adds the end of a consent, and whatever stands by it ends too; what was agreed stays on record.
 * @throws AppError NOT_FOUND when none is in force
 */
export async function withdrawConsent(
  { db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>,
  { userId, kind, address }: Withdrawal,
): Promise<Consent[]> {
  await db.transaction(async (tx) => {
    const at = await holdPerson(tx, userId, clock.now());
    const last = (await consentsOf(tx, userId, kind)).at(-1);
    if (!last?.given) throw new AppError('NOT_FOUND');
    await insertConsents(tx, [
      { id: uuidv7(at), userId, kind, given: false, sha256: last.sha256, at, address },
    ]);
    await noteConsent(tx, 'consents.withdraw', { userId, kind, address, at });
    await events.publish(tx, consentWithdrawn, { userId, kind, at });
  });
  return listConsents(db, userId);
}

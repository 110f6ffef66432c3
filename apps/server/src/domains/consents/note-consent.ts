import type { ConsentKind } from '@novosel/contract/consents/endpoints.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/db.ts';

/** The log's line on a consent given or withdrawn. */
export async function noteConsent(
  tx: Executor,
  action: 'consents.give' | 'consents.withdraw',
  { userId, kind, address, at }: { userId: number; kind: ConsentKind; address: string; at: Date },
): Promise<void> {
  await audit(tx, {
    at,
    actorKind: 'buyer',
    actorId: userId,
    action,
    subject: `user:${userId}`,
    details: { kind },
    address,
  });
}

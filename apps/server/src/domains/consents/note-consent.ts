import type { ConsentKind } from '@novosel/contract/consents/endpoints.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';

interface Noted {
  readonly userId: number;
  readonly kind: ConsentKind;
  readonly address: string;
  readonly at: Date;
  /** By which code it is signed, and which text: kept as long as the log is. */
  readonly codeId?: string | undefined;
  readonly sha256?: string;
}

/** The log's line on a consent given or withdrawn. */
export async function noteConsent(
  tx: Executor,
  action: 'consents.give' | 'consents.withdraw',
  { userId, kind, address, at, codeId, sha256 }: Noted,
): Promise<void> {
  await audit(tx, {
    at,
    actorKind: 'buyer',
    actorId: userId,
    action,
    subject: `user:${userId}`,
    details: { kind, ...(codeId && { codeId }), ...(sha256 && { sha256 }) },
    address,
  });
}

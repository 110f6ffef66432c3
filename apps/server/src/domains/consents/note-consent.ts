import type { ConsentKind } from '@novosel/contract/consents/endpoints.ts';
import { type BuyerAct, withoutRequest } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';

interface Noted {
  readonly kind: ConsentKind;
  readonly at: Date;
  /** The code that signs it, and its text: kept as long as the audit log. */
  readonly codeId?: string | undefined;
  readonly sha256?: string;
}

/** The audit record of a consent or a withdrawal. */
export async function noteConsent(
  tx: Executor,
  act: BuyerAct,
  action: 'consents.give' | 'consents.withdraw',
  { kind, at, codeId, sha256 }: Noted,
): Promise<void> {
  const details = { kind, ...(codeId && { codeId }), ...(sha256 && { sha256 }) };
  await audit(tx, { ...withoutRequest(act), at }, { action, subject: `user:${act.actor.id}`, details });
}

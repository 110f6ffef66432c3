import type { DelegateScope } from '@novosel/contract/delegates/rules.ts';
import type { Act } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { eventKind } from '../../platform/events.ts';
import type { DelegationRow } from './delegates.repo.ts';

/** An event of a delegation; later domains notify its two people. */
export interface DelegationNews {
  readonly id: string;
  readonly principalId: number;
  /** Undefined while the phone has no account. */
  readonly delegateId: number | undefined;
  readonly phone: string;
  readonly scope: DelegateScope;
  readonly until: Date;
  readonly at: Date;
  readonly by: 'principal' | 'delegate';
}

export const delegateNamed = eventKind<DelegationNews>('delegates.named');
export const delegationAccepted = eventKind<DelegationNews>('delegates.accepted');
export const delegationEnded = eventKind<DelegationNews>('delegates.ended');

export async function recordDelegation(
  tx: Executor,
  act: Act,
  event: 'name' | 'accept' | 'end',
  { id, scope, until, principalId }: Pick<DelegationRow, 'id' | 'scope' | 'until' | 'principalId'>,
): Promise<void> {
  await audit(tx, act, {
    action: `delegates.${event}`,
    subject: `delegation:${id}`,
    details: { scope, until: until.toISOString(), principal: principalId },
  });
}

import type { StaffAct } from '../../../platform/act.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';

type StaffEvent =
  | 'invite'
  | 'invite-again'
  | 'withdraw-invitation'
  | 'set-up'
  | 'change-roles'
  | 'dismiss'
  | 'reset-factor'
  | 'recovery-code'
  | 'new-factor'
  | 'new-recovery-codes';

interface Acted {
  readonly event: StaffEvent;
  /** The person, when there is an account. */
  readonly userId?: number;
  readonly invitation?: string;
  readonly details?: Record<string, string | number>;
}

/** Audits an act on a staff account. */
export async function staffActed(
  tx: Executor,
  act: StaffAct,
  { event, userId, invitation, details }: Acted,
): Promise<void> {
  const subject = userId === undefined ? `invitation:${invitation}` : `user:${userId}`;
  await audit(tx, act, { action: `staff.${event}`, subject, details: { ...details } });
}

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
  /** To whom, when there is an account. */
  readonly userId?: number;
  readonly invitation?: string;
  readonly details?: Record<string, string | number>;
}

/** Something was done about an account of the staff. */
export async function staffActed(
  tx: Executor,
  act: StaffAct,
  { event, userId, invitation, details }: Acted,
): Promise<void> {
  const subject = userId === undefined ? `invitation:${invitation}` : `user:${userId}`;
  await audit(tx, act, { action: `staff.${event}`, subject, details: { ...details } });
}

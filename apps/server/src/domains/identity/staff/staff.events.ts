import { type AuditEntry, audit } from '../../../platform/audit.ts';
import type { Executor } from '../../../platform/database/db.ts';
import type { Visit } from '../sign-in/visit.ts';

type StaffAct =
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
  readonly act: StaffAct;
  /** Who has done it. */
  readonly by: number;
  /** To whom, when there is an account. */
  readonly userId?: number;
  readonly invitation?: string;
  readonly details?: NonNullable<AuditEntry['details']>;
}

/** Something was done about an account of the staff. */
export async function staffActed(
  tx: Executor,
  { act, by, userId, invitation, details }: Acted,
  { address, requestId }: Visit,
  at: Date,
): Promise<void> {
  await audit(tx, {
    at,
    actorKind: 'staff',
    actorId: by,
    action: `staff.${act}`,
    subject: userId === undefined ? `invitation:${invitation}` : `user:${userId}`,
    details: { ...details },
    address,
    requestId,
  });
}

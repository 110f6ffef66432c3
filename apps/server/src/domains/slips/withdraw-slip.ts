import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { markWithdrawn } from './slips.repo.ts';

/** The member of staff who acts, and from where: for the audit log. */
export interface Sender {
  readonly id: number;
  readonly roles: readonly StaffRole[];
  readonly address: string;
  readonly requestId: string;
}

/**
 * Whether he may see buyers: others write to the contacts they are given, and see what they have sent
 * themselves.
 */
export const findsPeople = ({ roles }: Pick<Sender, 'roles'>): boolean =>
  peopleRoles.some((role) => roles.includes(role));

/** The link opens nothing any more. @throws AppError NOT_FOUND also for one that opens nothing already */
export async function withdrawSlip(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id: actorId, address, requestId }: Sender,
  id: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (!(await markWithdrawn(tx, id, at))) throw new AppError('NOT_FOUND');
    await audit(tx, {
      at,
      actorKind: 'staff',
      actorId,
      action: 'slips.withdraw',
      subject: `slip:${id}`,
      address,
      requestId,
    });
    await tell(tx, { to: 'desk', topic: 'slips', id });
  });
}

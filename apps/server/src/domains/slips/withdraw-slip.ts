import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { markWithdrawn } from './slips.repo.ts';

/**
 * Whether the member of staff may see buyers: others enter contacts themselves, and see only what they have
 * sent.
 */
export const findsPeople = ({ roles }: StaffAct['actor']): boolean =>
  peopleRoles.some((role) => roles.includes(role));

/** Withdraws a link. @throws AppError NOT_FOUND also for a dead one */
export async function withdrawSlip({ db }: Pick<Context, 'db'>, act: StaffAct, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await markWithdrawn(tx, id, act.at))) throw new AppError('NOT_FOUND');
    await audit(tx, act, { action: 'slips.withdraw', subject: `slip:${id}` });
    await tell(tx, { to: 'desk', topic: 'slips', id });
  });
}

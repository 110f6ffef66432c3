import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import type { Context } from '../../context.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { markWithdrawn } from './slips.repo.ts';

/**
 * Whether he may see buyers: others write to the contacts they are given, and see what they have sent
 * themselves.
 */
export const findsPeople = ({ roles }: StaffAct['actor']): boolean =>
  peopleRoles.some((role) => roles.includes(role));

/** The link opens nothing any more. @throws AppError NOT_FOUND also for one that opens nothing already */
export async function withdrawSlip({ db }: Pick<Context, 'db'>, act: StaffAct, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await markWithdrawn(tx, id, act.at))) throw new AppError('NOT_FOUND');
    await audit(tx, act, { action: 'slips.withdraw', subject: `slip:${id}` });
    await tell(tx, { to: 'desk', topic: 'slips', id });
  });
}

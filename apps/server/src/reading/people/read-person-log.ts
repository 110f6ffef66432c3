import type { AuditItem, personLog } from '@novosel/contract/desk/audit-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { StaffAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { listAudit } from '../audit/list-audit.ts';
import { findAccount } from './people.repo.ts';

/** A buyer's log for staff who see his card; reading it is audited afterwards. @throws AppError NOT_FOUND */
export async function readPersonLog(
  db: Executor,
  act: StaffAct,
  { userId, before }: { readonly userId: number; readonly before: number | undefined },
): Promise<AnswerOf<typeof personLog>['data']> {
  if (!(await findAccount(db, userId))) throw new AppError('NOT_FOUND');
  const subject = `user:${userId}`;
  const log = await listAudit(db, { before, subject });
  await audit(db, act, { action: 'people.read-log', subject });
  const items = log.items.map((item) => ({
    ...item,
    requestId: null,
    address: isHisPlace(item, userId) ? item.address : null,
  }));
  return { ...log, items };
}

/**
 * Shows addresses only of his own acts and of people without an account; another buyer's address is personal
 * data. Acts at the desk are those of a member of staff, even if he is only a buyer by now.
 */
function isHisPlace(item: AuditItem, userId: number): boolean {
  const { kind, id } = item.actor;
  return kind !== 'staff' && !isAtDesk(item) && (id === null || id === userId);
}

/** Only the desk has a second factor. */
const isAtDesk = ({ action, details }: AuditItem): boolean =>
  details.door === 'office' || details.by === 'factor' || action === 'identity.second-factor-failed';

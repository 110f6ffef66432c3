import type { StaffMember } from '@novosel/contract/session/desk-session-endpoints.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/db.ts';
import { prepareFindStaff } from './staff.repo.ts';

/** The signed-in member of staff. */
export function staffMember(db: Db) {
  const find = prepareFindStaff(db);
  return async (userId: number): Promise<StaffMember> => {
    const found = await find(userId);
    if (!found) throw new AppError('SESSION_REVOKED');
    const { id, name, surname, email, roles } = found;
    return { id, name: `${name} ${surname}`, email: email ?? '', roles };
  };
}

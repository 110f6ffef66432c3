import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { prepareFindStaff } from './staff.repo.ts';

/** The signed-in member of staff. */
export function staffMember(db: Db) {
  const find = prepareFindStaff(db);
  return async (viewer: Viewer) => {
    const found = await find(viewer.userId);
    if (!found) throw new AppError('SESSION_REVOKED');
    const { id, name, surname, email, roles } = found;
    return { result: true, data: { id, name: `${name} ${surname}`, email: email ?? '', roles } } as const;
  };
}

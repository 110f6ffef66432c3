import type { Executor } from '../../platform/database/db.ts';
import { personOf } from '../identity/public.ts';
import { fullName } from './names.ts';

/** Names of the authors in a list: «Анна Ковалёва» by the ID of the member of staff. */
export async function namesOfStaff(
  db: Executor,
  rows: readonly { readonly staffId: number }[],
): Promise<(staffId: number) => string> {
  const names = new Map<number, string>();
  for (const id of new Set(rows.map(({ staffId }) => staffId)))
    names.set(id, fullName(await personOf(db, id)));
  return (staffId) => names.get(staffId) ?? '';
}

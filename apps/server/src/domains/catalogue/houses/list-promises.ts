import type { listPromises as listEndpoint } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { namesOfStaff } from '../names-of-staff.ts';
import { findBuildingPlace, findPromisesMade } from './promises.repo.ts';

/** All promises of a building, the latest first. @throws AppError NOT_FOUND */
export async function listPromises(
  db: Executor,
  buildingId: number,
): Promise<AnswerOf<typeof listEndpoint>['data']> {
  const building = await findBuildingPlace(db, buildingId);
  if (!building) throw new AppError('NOT_FOUND');
  const rows = await findPromisesMade(db, buildingId);
  const nameOf = await namesOfStaff(
    db,
    rows.flatMap(({ staff_id }) => (staff_id === null ? [] : { staffId: staff_id })),
  );
  const promises = rows.map(({ year, quarter, promised_on, made_at, staff_id, reason }) => ({
    year,
    quarter,
    promisedOn: promised_on,
    made:
      made_at === null || staff_id === null
        ? null
        : { at: new Date(made_at).toISOString(), staff: nameOf(staff_id), reason: reason ?? '' },
  }));
  return { building, promises };
}

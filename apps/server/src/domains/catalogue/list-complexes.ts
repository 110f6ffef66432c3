import type { listComplexes as listEndpoint } from '@novosel/contract/catalogue/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findBuildings, findComplexes, findPromises } from './catalogue.repo.ts';

/** Complexes with their buildings and the latest hand-over promises. */
export async function listComplexes(db: Executor): Promise<AnswerOf<typeof listEndpoint>['data']> {
  const [all, houses] = await Promise.all([findComplexes(db), findBuildings(db)]);
  const promises = await findPromises(
    db,
    houses.map((house) => house.id),
  );
  const latest = new Map(
    promises.map(({ buildingId, year, quarter, promisedOn }) => [buildingId, { year, quarter, promisedOn }]),
  );
  return all.map((complex) => ({
    ...complex,
    buildings: houses
      .filter((house) => house.complexId === complex.id)
      .flatMap(({ id, number, address, floors, builtFloors }) => {
        const handover = latest.get(id);
        return handover ? [{ id, number, address, floors, builtFloors, handover }] : [];
      }),
  }));
}

import type { ComplexSite } from '@novosel/contract/catalogue/drawn/site-endpoints.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { findPromises } from '../catalogue.repo.ts';
import { boardState } from './board-state.ts';
import { countByStatus, findComplexSite, findHousesOf, findSectionsOf } from './site-map.repo.ts';

/**
 * The site plan of a complex with the numbers of estates for sale, booked and sold in each building.
 * @throws AppError NOT_FOUND
 */
export async function readSite(db: Executor, complexId: number): Promise<ComplexSite> {
  const found = await findComplexSite(db, complexId);
  if (!found) throw new AppError('NOT_FOUND');
  const { map, ...complex } = found;
  const houses = await findHousesOf(db, complexId);
  const ids = houses.map(({ id }) => id);
  const sections = await findSectionsOf(db, ids);
  const promises = await findPromises(db, ids);
  const counts = await countByStatus(db, complexId);
  return {
    complex,
    // siteMapSchema validated it when it was written, and validates the answer again.
    map: map as ComplexSite['map'],
    houses: houses.flatMap(({ id, number, address, builtFloors }) => {
      const handover = promises.findLast(({ buildingId }) => buildingId === id);
      const own = counts.filter(({ building }) => building === id);
      const of = (state: ReturnType<typeof boardState>) =>
        own.filter(({ status }) => boardState(status) === state);
      const count = (state: ReturnType<typeof boardState>) =>
        of(state).reduce((sum, one) => sum + one.count, 0);
      const least = of('sale')[0]?.fromKopecks;
      if (!handover) return [];
      const { year, quarter, promisedOn } = handover;
      return [
        {
          id,
          number,
          address,
          builtFloors,
          sections: sections
            .filter(({ building }) => building === id)
            .map(({ number: section, floors }) => ({ number: section, floors })),
          handover: { year, quarter, promisedOn },
          available: count('sale'),
          booked: count('reserve'),
          sold: count('sold'),
          fromKopecks: least == null ? null : Number(least),
        },
      ];
    }),
  };
}

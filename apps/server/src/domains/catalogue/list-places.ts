import type { listPlaces as listEndpoint } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findBuildings, findComplexes } from './catalogue.repo.ts';

/** Complexes with their buildings, as options for the desk. */
export async function listPlaces(db: Executor): Promise<AnswerOf<typeof listEndpoint>['data']> {
  const [complexes, buildings] = await Promise.all([findComplexes(db), findBuildings(db)]);
  return complexes.map(({ id, title }) => ({
    id,
    title,
    buildings: buildings
      .filter(({ complexId }) => complexId === id)
      .map(({ id: building, number, address }) => ({ id: building, number, address })),
  }));
}

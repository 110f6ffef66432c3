import type { searchEstates as searchEndpoint } from '@novosel/contract/catalogue/endpoints.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/endpoint.ts';
import type { Executor } from '../../platform/db.ts';
import { countEstates, type EstateFilter, findEstates } from './catalogue.repo.ts';
import { cursorOf, estateOrder, readCursor } from './estate-order.ts';
import { toEstate } from './estate-row.ts';

const pageSize = 24;
const kopecksPerRuble = 100;

/** Estates for sale by filters, one page by keyset; prices in the query are rubles. */
export async function searchEstates(
  db: Executor,
  query: QueryOf<typeof searchEndpoint>,
  reader: number | undefined,
): Promise<AnswerOf<typeof searchEndpoint>> {
  const order = estateOrder(query.sort);
  const limit = query.limit ?? pageSize;
  const filter: EstateFilter = {
    ...(query.kind ? { kind: query.kind } : {}),
    ...(query.complex === undefined ? {} : { complex: query.complex }),
    ...(query.building === undefined ? {} : { building: query.building }),
    ...(query.rooms ? { rooms: query.rooms.split(',').map(Number) } : {}),
    ...(query.priceFrom === undefined ? {} : { priceFrom: query.priceFrom * kopecksPerRuble }),
    ...(query.priceTo === undefined ? {} : { priceTo: query.priceTo * kopecksPerRuble }),
  };
  const [found, total] = await Promise.all([
    findEstates(db, filter, order, readCursor(query.after), limit + 1, reader),
    countEstates(db, filter),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const next = found.length > limit && last ? cursorOf(order, last) : null;
  return { result: true, data: { items: page.map(toEstate), next, total } };
}

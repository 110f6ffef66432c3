import type { searchEstates } from '@novosel/contract/catalogue/endpoints.ts';
import { type EstateKind, estateKinds } from '@novosel/contract/catalogue/schema.ts';
import type { QueryInputOf } from '@novosel/contract/endpoint.ts';

export const sorts = ['price', '-price', 'area', '-area'] as const;
type Sort = (typeof sorts)[number];

/** Rooms as the filter names them: 0 is a studio, 4 is four and more. */
export const roomChoices = ['0', '1', '2', '3', '4'] as const;
export type Rooms = (typeof roomChoices)[number];

/** What the list is narrowed to; the whole of it stands in the address. Prices are rubles. */
export interface EstateFilter {
  /** Null is every kind; most people come for a flat, so that is what an address without a word of it means. */
  readonly kind: EstateKind | null;
  readonly complex: number | null;
  readonly rooms: readonly Rooms[];
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly sort: Sort;
}

const one = <Value extends string>(known: readonly Value[], text: string | null): Value | null =>
  known.find((value) => value === text) ?? null;

const whole = (text: string | null): number | null => {
  if (text === null || !/^\d{1,12}$/.test(text)) return null;
  return Number(text);
};

/** Kinds of which rooms are counted. */
export const hasRooms = (kind: EstateKind | null): boolean =>
  kind === null || kind === 'flat' || kind === 'apartment';

const anyKind = 'all';
const usualKind: EstateKind = 'flat';

/** The filter of an address; what makes no sense in it is left out, not refused. */
export const readFilter = (params: URLSearchParams): EstateFilter => {
  const named = params.get('kind');
  const kind = named === anyKind ? null : (one(Object.keys(estateKinds) as EstateKind[], named) ?? usualKind);
  const rooms = (params.get('rooms') ?? '').split(',');
  return {
    kind,
    complex: whole(params.get('complex')),
    rooms: hasRooms(kind) ? roomChoices.filter((choice) => rooms.includes(choice)) : [],
    priceFrom: whole(params.get('priceFrom')),
    priceTo: whole(params.get('priceTo')),
    sort: one(sorts, params.get('sort')) ?? 'price',
  };
};

/** What is asked of the server. */
export const filterQuery = (filter: EstateFilter): QueryInputOf<typeof searchEstates> => ({
  ...(filter.kind && { kind: filter.kind }),
  ...(filter.complex !== null && { complex: filter.complex }),
  ...(filter.rooms.length > 0 && { rooms: filter.rooms.join(',') }),
  ...(filter.priceFrom !== null && { priceFrom: filter.priceFrom }),
  ...(filter.priceTo !== null && { priceTo: filter.priceTo }),
  sort: filter.sort,
});

/** The address of a filter: the same words as of the call, the usual kind and order left out. */
export const writeFilter = (filter: EstateFilter): URLSearchParams => {
  const { sort, kind, ...rest } = filterQuery(filter);
  const params = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  if (kind !== usualKind) params.set('kind', kind ?? anyKind);
  if (sort && sort !== 'price') params.set('sort', sort);
  return params;
};

/** How many of the filters are on. */
export const filtersOn = ({ kind, complex, rooms, priceFrom, priceTo }: EstateFilter): number =>
  [kind !== usualKind || null, complex, rooms.length > 0 || null, priceFrom, priceTo].filter(
    (value) => value !== null,
  ).length;

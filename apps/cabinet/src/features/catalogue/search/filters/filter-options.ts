import {
  type EstateFilter,
  hasRooms,
  type QuarterCode,
} from '@novosel/contract/catalogue/choosing/filter.ts';
import type { EstateFacets, listComplexes } from '@novosel/contract/catalogue/endpoints.ts';
import type { EstateKind } from '@novosel/contract/catalogue/schema.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';

export type Complexes = AnswerOf<typeof listComplexes>['data'];

/** How many estates each option would give; undefined when the server did not count them. */
export const countsOf = (
  facets: EstateFacets | undefined,
  of: keyof EstateFacets,
  options: readonly string[],
): ReadonlyMap<string, number> | undefined => {
  const facet = facets?.[of];
  if (!facet) return undefined;
  // An option that the answer does not name gives no estates.
  return new Map(options.map((one) => [one, facet.find(({ value }) => value === one)?.count ?? 0]));
};

/** How many estates are handed over until each quarter; undefined when the server did not count them. */
export const countsUntil = (
  facets: EstateFacets | undefined,
  quarters: readonly QuarterCode[],
): ReadonlyMap<string, number> | undefined => {
  const facet = facets?.handover;
  if (!facet) return undefined;
  const until = (quarter: QuarterCode) =>
    facet.reduce((sum, { value, count }) => (value <= quarter ? sum + count : sum), 0);
  return new Map(quarters.map((quarter) => [quarter, until(quarter)]));
};

/** Quarters in which some building is to be handed over, earliest first. */
export const quartersOf = (complexes: Complexes): QuarterCode[] => {
  const codes = complexes.flatMap(({ buildings }) =>
    buildings.map(({ handover }) => `${handover.year}-${handover.quarter}` as QuarterCode),
  );
  return [...new Set(codes)].toSorted();
};

/**
 * A filter as its fields and chips can show it: adds the complex of a building that is alone, and drops a
 * building of another complex than the chosen one.
 */
export const placed = (filter: EstateFilter, complexes: Complexes): EstateFilter => {
  if (filter.building === null) return filter;
  const home = complexes.find(({ buildings }) => buildings.some(({ id }) => id === filter.building));
  if (!home || home.id === filter.complex) return filter;
  return filter.complex === null ? { ...filter, complex: home.id } : { ...filter, building: null };
};

/** Kinds that have no windows. */
const isWindowless = (kind: EstateKind | null): boolean => kind === 'parking' || kind === 'storage';

/** Kinds that may be below the ground. */
export const mayLieBelow = (kind: EstateKind | null): boolean => kind === null || isWindowless(kind);

/** A filter of another kind, without values that the kind does not have: they would leave the list empty. */
export const ofKind = (kind: EstateKind | null, filter: EstateFilter): Partial<EstateFilter> => {
  const floorOf = (floor: number | null) => {
    if (floor === null || (floor < 0 ? mayLieBelow(kind) : !isWindowless(kind))) return floor;
    return null;
  };
  return {
    kind,
    floorFrom: floorOf(filter.floorFrom),
    floorTo: floorOf(filter.floorTo),
    // Only flats and apartments have different finishing.
    ...(!hasRooms(kind) && { rooms: [], finishing: [] }),
    ...(isWindowless(kind) && { view: [], side: [] }),
  };
};

/** The parts of a quarter's code. */
export const quarterOf = (code: QuarterCode): { year: number; quarter: number } => {
  const [year = 0, quarter = 1] = code.split('-').map(Number);
  return { year, quarter };
};

/** A whole number with a typographic minus: «−1». */
export const signed = (value: number): string => String(value).replace('-', '−');

import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { estateId, form, kopecks, moment, ok } from '../schema.ts';
import { estate, estateKind, handoverPromise } from './schema.ts';

const whole = z.coerce.number().check(z.int(), z.nonnegative());

/** S7-28, S3-39, S3-40: the buyer's flats of every category. */
export const flatItem = z.object({
  id: z.int(),
  number: z.string(),
  category: z.enum(['cart', 'purchases', 'contracts', 'concessions', 'deposits']),
  estate,
});
export type FlatItem = z.output<typeof flatItem>;

export const listFlats = endpoint({
  name: 'flats.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/flats',
  summary: "The buyer's flats by category.",
  owner: { kind: 'self' },
  answer: z.array(flatItem),
  errors: [],
});

/** S3-41, S3-42. */
export const flatCounters = z.object({
  cart: z.int(),
  viewed: z.int(),
  in_comparison: z.int(),
  purchases: z.int(),
  concessions: z.int(),
  contracts: z.int(),
  deposits: z.int(),
});
export type FlatCounters = z.output<typeof flatCounters>;

export const getFlatCounters = endpoint({
  name: 'flats.counters',
  door: 'cabinet',
  method: 'GET',
  path: '/api/flats/counters',
  summary: 'Counters of favourites, viewed, comparison and kinds.',
  owner: { kind: 'self' },
  answer: flatCounters,
  errors: [],
});

export const setFavourite = endpoint({
  name: 'flats.favourite',
  door: 'cabinet',
  method: 'POST',
  path: '/api/flats/favourite',
  summary: 'Keeps an estate among favourites or takes it out.',
  owner: { kind: 'self' },
  body: form({ estate: estateId, favourite: z.boolean() }),
  answer: ok(z.object({ cart: z.int() })),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const complex = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  district: z.string(),
  address: z.string(),
  description: z.string(),
  buildings: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      address: z.string(),
      floors: z.int(),
      builtFloors: z.int(),
      handover: handoverPromise,
    }),
  ),
  available: z.int(),
  fromKopecks: z.nullable(kopecks),
});

export const listComplexes = endpoint({
  name: 'catalogue.complexes',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/complexes',
  summary: 'Complexes with their buildings.',
  owner: { kind: 'public' },
  answer: ok(z.array(complex)),
  errors: [],
});

/** Filters of the list; `after` is the keyset cursor of the page before. */
export const estateFilter = z.object({
  kind: z.optional(estateKind),
  complex: z.optional(whole),
  building: z.optional(whole),
  /** Comma-separated numbers of rooms, 4 means four and more. */
  rooms: z.optional(z.string().check(z.regex(/^[0-4](,[0-4])*$/))),
  priceFrom: z.optional(whole),
  priceTo: z.optional(whole),
  sort: z.optional(z.enum(['price', '-price', 'area', '-area'])),
  after: z.optional(z.string().check(z.maxLength(100))),
  limit: z.optional(whole.check(z.maximum(60), z.minimum(1))),
});

export const searchEstates = endpoint({
  name: 'catalogue.search',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/estates',
  summary: 'Estates for sale by filters, page by page. Prices in the filter are rubles.',
  owner: { kind: 'public' },
  query: estateFilter,
  answer: ok(z.object({ items: z.array(estate), next: z.nullable(z.string()), total: z.int() })),
  errors: ['VALIDATION'],
  limit: { max: 600, seconds: 60, per: 'address' },
});

/** Room data of the plan as packages/contract/catalogue/plan.ts types it; drawn by the page. */
export const planData = z.record(z.string(), z.unknown());

export const estateCard = z.object({
  estate,
  plan: z.nullable(planData),
  floorLayout: z.nullable(planData),
  promises: z.array(handoverPromise),
  priceHistory: z.array(z.object({ form: z.string(), kopecks, validFrom: moment })),
  neighbours: z.array(
    z.object({
      id: z.int(),
      number: z.string(),
      slot: z.int(),
      rooms: z.nullable(z.int()),
      available: z.boolean(),
    }),
  ),
  /** The reader's own live booking of this estate, if any. */
  bookedByMe: z.boolean(),
});
export type EstateCard = z.output<typeof estateCard>;

export const getEstate = endpoint({
  name: 'catalogue.estate',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/estates/{estate}',
  summary: 'One estate with plan, floor, promises and price history.',
  owner: { kind: 'public' },
  params: z.object({ estate: estateId }),
  answer: ok(estateCard),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const catalogueEndpoints = {
  listFlats,
  getFlatCounters,
  setFavourite,
  listComplexes,
  searchEstates,
  getEstate,
};

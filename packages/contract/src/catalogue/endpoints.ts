import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { estateId, form, kopecks, moment, ok } from '../wire/schema.ts';
import { estateCountQuery, estateSearchQuery } from './choosing/filter-schema.ts';
import { estate, handoverPromise, monthlyPayment, planData, planEntry } from './schema.ts';

/** S7-28, S3-39, S3-40: the buyer's estates of every category. */
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
  sentLater: { about: 'estate' },
  summary: 'Keeps an estate among favourites or takes it out.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
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

export const searchEstates = endpoint({
  name: 'catalogue.search',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/estates',
  summary:
    'Estates for sale by filters, page by page, with their plans. `total` is exact among up to 1500 candidates and where the first page has them all; beyond that there are at least so many. `behind` is how many stand before this page now, null beyond that.',
  owner: { kind: 'public' },
  query: estateSearchQuery,
  answer: ok(
    z.object({
      items: z.array(estate),
      plans: z.array(planEntry),
      next: z.nullable(z.string()),
      /**
       * Rows before this page now: other than the rows of earlier pages when some have moved or been added.
       */
      behind: z.nullable(z.int()),
      total: z.int(),
      exact: z.boolean(),
    }),
  ),
  errors: ['VALIDATION'],
  limit: { max: 600, seconds: 60, per: 'address' },
});

const facet = z.nullable(z.array(z.object({ value: z.string(), count: z.int() })));

/**
 * For each option, the number of estates if it were the only one of its filter, with the other filters
 * unchanged. Null where counting would take too long while a person types. `handover` counts exactly that
 * quarter.
 */
export const estateFacets = z.object({
  kind: facet,
  complex: facet,
  building: facet,
  rooms: facet,
  finishing: facet,
  side: facet,
  view: facet,
  handover: facet,
});
export type EstateFacets = z.output<typeof estateFacets>;

export const countEstates = endpoint({
  name: 'catalogue.count',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/estates/count',
  summary: 'How many estates a filter gives, and how many each option of it would give.',
  owner: { kind: 'public' },
  query: estateCountQuery,
  answer: ok(z.object({ total: z.int(), exact: z.boolean(), facets: estateFacets })),
  errors: ['VALIDATION'],
  limit: { max: 600, seconds: 60, per: 'address' },
});

export const estateCard = z.object({
  estate,
  plan: z.nullable(planData),
  floorLayout: z.nullable(planData),
  /** All sections of the building, from west to east. */
  sections: z.array(z.object({ number: z.int(), floors: z.int() })),
  /** The lowest monthly payment of the banks' programmes; null for kinds without mortgages. */
  monthly: z.nullable(monthlyPayment),
  promises: z.array(handoverPromise),
  /** Since the start of sale, by form: `full`, `base` (installment), `mortgage`; oldest first. */
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
  countEstates,
  getEstate,
};

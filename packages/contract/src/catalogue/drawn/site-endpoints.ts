import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { kopecks, ok } from '../../wire/schema.ts';
import { handoverPromise } from '../schema.ts';
import { siteMapSchema } from './site-map.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

const siteHouse = z.object({
  id: z.int(),
  number: z.string(),
  address: z.string(),
  builtFloors: z.int(),
  sections: z.array(z.object({ number: z.int(), floors: z.int() })),
  handover: handoverPromise,
  /** Estates of every kind for sale now. */
  available: z.int(),
  /** Estates kept by a booking or an unfinished deal, and sold ones. */
  booked: z.int(),
  sold: z.int(),
  /** The lowest full price of a home for sale. */
  fromKopecks: z.nullable(kopecks),
});
export type SiteHouse = z.output<typeof siteHouse>;

export const complexSite = z.object({
  complex: z.object({
    id: z.int(),
    title: z.string(),
    slug: z.string(),
    district: z.string(),
    address: z.string(),
    description: z.string(),
  }),
  houses: z.array(siteHouse),
  /** Null until the site plan of the complex is drawn. */
  map: z.nullable(siteMapSchema),
});
export type ComplexSite = z.output<typeof complexSite>;

export const getComplexSite = endpoint({
  name: 'catalogue.site',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/complexes/{complex}/site',
  summary:
    'A complex on its ground: houses, entrances, how many estates of each are for sale, booked and sold now.',
  owner: { kind: 'public' },
  params: z.object({ complex: id }),
  answer: ok(complexSite),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const siteEndpoints = { getComplexSite };

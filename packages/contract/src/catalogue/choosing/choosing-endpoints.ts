import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { estateId, form, moment, ok } from '../../wire/schema.ts';
import { estate, estateList, monthlyPayment, planData } from '../schema.ts';
import { linkToken } from '../token.ts';

/** Most estates in one comparison. */
export const comparedAtMost = 6;
/** Most estates in the viewed list, which keeps the latest. */
export const viewedAtMost = 50;

export const similarEstates = endpoint({
  name: 'catalogue.similar',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/estates/{estate}/similar',
  summary:
    'What else is alike: up to six for sale, first of the same complex and rooms, nearest in price and area.',
  owner: { kind: 'public' },
  params: z.object({ estate: estateId }),
  answer: ok(estateList),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

const compared = z.object({
  estate,
  plan: z.nullable(planData),
  monthly: z.nullable(monthlyPayment),
});

export const compareEstates = endpoint({
  name: 'catalogue.compare',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/compare',
  summary: 'Up to six estates side by side, in the order asked for; unknown ones are left out.',
  owner: { kind: 'public' },
  query: z.object({ ids: z.string().check(z.regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,5}$/)) }),
  answer: ok(z.array(compared)),
  errors: ['VALIDATION'],
});

const tied = z.object({ estate, at: moment });

export const listViewed = endpoint({
  name: 'flats.viewedList',
  door: 'cabinet',
  method: 'GET',
  path: '/api/flats/viewed',
  summary: 'The last fifty estates that the buyer has opened, the latest first.',
  owner: { kind: 'self' },
  answer: ok(z.object({ items: z.array(tied), plans: estateList.shape.plans })),
  errors: [],
});

export const markViewed = endpoint({
  name: 'flats.viewed',
  door: 'cabinet',
  method: 'POST',
  path: '/api/flats/viewed',
  summary: 'Keeps an estate among the viewed; told by the page when a person has opened it.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: form({ estate: estateId }),
  answer: ok(z.object({ viewed: z.int() })),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const listCompared = endpoint({
  name: 'flats.comparisonList',
  door: 'cabinet',
  method: 'GET',
  path: '/api/flats/comparison',
  summary: 'Estates that the buyer compares, in the order they were put there.',
  owner: { kind: 'self' },
  answer: ok(z.object({ ids: z.array(z.int()) })),
  errors: [],
});

export const setCompared = endpoint({
  name: 'flats.comparison',
  door: 'cabinet',
  method: 'POST',
  path: '/api/flats/comparison',
  summary: 'Puts an estate into the comparison or takes it out; at most six.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  body: form({ estate: estateId, compared: z.boolean() }),
  answer: ok(z.object({ ids: z.array(z.int()) })),
  errors: ['NOT_FOUND', 'COMPARISON_FULL', 'VALIDATION'],
});

/** A selection of estates that a manager has sent as a link. */
export const estateSet = z.object({
  title: z.string(),
  note: z.string(),
  /** The manager who selected them. */
  manager: z.string(),
  createdAt: moment,
  expiresAt: moment,
  ...estateList.shape,
});

export const openEstateSet = endpoint({
  name: 'catalogue.set',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/sets/{token}',
  summary: 'The set of estates behind a link; unknown, expired and withdrawn links are alike.',
  owner: { kind: 'public' },
  params: z.object({ token: linkToken }),
  answer: ok(estateSet),
  errors: ['NOT_FOUND', 'VALIDATION', 'RATE_LIMITED'],
  limit: { max: 60, seconds: 60, per: 'address' },
});

export const choosingEndpoints = {
  similarEstates,
  compareEstates,
  listViewed,
  markViewed,
  listCompared,
  setCompared,
  openEstateSet,
};

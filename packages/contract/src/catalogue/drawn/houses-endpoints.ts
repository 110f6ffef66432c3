import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { day, fileAnswer, kopecks, ok, uuid } from '../../wire/schema.ts';
import { estateKind, handoverPromise } from '../schema.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

/**
 * The state of an estate on the chart of a building («шахматка»); `estateStatuses` reduced to what a buyer
 * needs.
 */
export const boardStates = ['sale', 'reserve', 'sold'] as const;

const boardEstate = z.object({
  id: z.int(),
  kind: estateKind,
  number: z.string(),
  floor: z.int(),
  /** Its position on the floor, counted from the west end. */
  slot: z.int(),
  rooms: z.nullable(z.int()),
  /** Hundredths of a square metre. */
  area: z.int(),
  state: z.enum(boardStates),
  /** The full price; null for an estate that is not for sale. */
  kopecks: z.nullable(kopecks),
});
export type BoardEstate = z.output<typeof boardEstate>;

/** S3-43: a building by sections, floors and estates. */
export const houseBoard = z.object({
  complex: z.object({ id: z.int(), title: z.string(), slug: z.string() }),
  building: z.object({ id: z.int(), number: z.string(), address: z.string(), builtFloors: z.int() }),
  handover: handoverPromise,
  /** Sections from west to east; estates by floor from the top, then by slot. */
  sections: z.array(z.object({ number: z.int(), floors: z.int(), estates: z.array(boardEstate) })),
});
export type HouseBoard = z.output<typeof houseBoard>;

/**
 * The page names its building over the socket: `emit('watch', { building })`. It then gets `news` of topic
 * `house` with the building's ID after every change; `watch` of another building replaces the first.
 */
export const getHouseBoard = endpoint({
  name: 'catalogue.board',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/buildings/{building}/board',
  summary: 'The board of a building: every estate with its state and price, in one answer.',
  owner: { kind: 'public' },
  params: z.object({ building: id }),
  answer: ok(houseBoard),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

/** News of the building site, as the developer wrote it. */
export const siteNews = z.object({
  id: uuid,
  happenedOn: day,
  complex: z.object({ id: z.int(), title: z.string() }),
  building: z.nullable(z.object({ id: z.int(), number: z.string() })),
  title: z.string(),
  text: z.string(),
  /**
   * IDs of pictures for `catalogue.newsPicture`, with a description of each; empty where nobody wrote one.
   */
  pictures: z.array(z.object({ id: uuid, width: z.int(), height: z.int(), alt: z.string() })),
});
export type SiteNews = z.output<typeof siteNews>;

export const listSiteNews = endpoint({
  name: 'catalogue.news',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/news',
  summary: 'News of the building site, the latest first; of a building come also those of its whole complex.',
  owner: { kind: 'public' },
  query: z.object({
    complex: z.optional(id),
    building: z.optional(id),
    after: z.optional(z.string().check(z.maxLength(200))),
  }),
  answer: ok(z.object({ items: z.array(siteNews), next: z.nullable(z.string()) })),
  errors: ['VALIDATION'],
});

export const getNewsPicture = endpoint({
  name: 'catalogue.newsPicture',
  door: 'cabinet',
  method: 'GET',
  path: '/api/catalogue/news/pictures/{picture}',
  summary: 'A picture of the building site.',
  owner: { kind: 'public' },
  params: z.object({ picture: uuid }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const housesEndpoints = { getHouseBoard, listSiteNews, getNewsPicture };

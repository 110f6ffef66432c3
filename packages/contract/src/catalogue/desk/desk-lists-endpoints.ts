import * as z from 'zod/mini';
import { atDesk, endpoint } from '../../wire/endpoint.ts';
import { fileAnswer, latestFirst, moment, ok, uuid } from '../../wire/schema.ts';
import { estateSearchQuery } from '../choosing/filter-schema.ts';
import { siteNews } from '../drawn/houses-endpoints.ts';
import { estate, handoverPromise } from '../schema.ts';
import { catalogueActRoles } from './desk-rules.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

/** News of the building site as the desk sees them, including withdrawn ones. */
const deskNews = z.extend(siteNews, {
  staff: z.string(),
  createdAt: moment,
  withdrawnAt: z.nullable(moment),
});
export type DeskNews = z.output<typeof deskNews>;

export const listDeskNews = endpoint({
  name: 'desk.news',
  ...atDesk('catalogue', catalogueActRoles['publish-news']),
  method: 'GET',
  path: '/api/office/news',
  summary: 'All news of the building site, shown and withdrawn, what was published last first, page by page.',
  ...latestFirst(deskNews),
  errors: ['VALIDATION'],
});

export const getDeskPicture = endpoint({
  name: 'desk.shownPicture',
  ...atDesk('catalogue', catalogueActRoles['publish-news']),
  method: 'GET',
  path: '/api/office/news/pictures/{picture}',
  summary: 'A picture of the building site, also of news that were withdrawn.',
  params: z.object({ picture: uuid }),
  ...fileAnswer,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

const deskPromise = z.extend(handoverPromise, {
  /**
   * Who at the desk made the promise, when and why; null for promises from before the desk could make them.
   */
  made: z.nullable(z.object({ at: moment, staff: z.string(), reason: z.string() })),
});

export const listPromises = endpoint({
  name: 'desk.promises',
  ...atDesk('catalogue', catalogueActRoles['promise-handover']),
  method: 'GET',
  path: '/api/office/buildings/{building}/promises',
  summary: 'Every quarter ever promised for the keys of a building, the latest first.',
  params: z.object({ building: id }),
  answer: ok(
    z.object({
      building: z.object({ id: z.int(), number: z.string(), complex: z.string() }),
      promises: z.array(deskPromise),
    }),
  ),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

/** A complex with its buildings. */
const place = z.object({
  id: z.int(),
  title: z.string(),
  buildings: z.array(z.object({ id: z.int(), number: z.string(), address: z.string() })),
});

export const listPlaces = endpoint({
  name: 'desk.places',
  ...atDesk('catalogue', catalogueActRoles['choose-places']),
  method: 'GET',
  path: '/api/office/places',
  summary: 'Complexes with their buildings, to choose from.',
  answer: ok(z.array(place)),
  errors: [],
});

export const searchDeskEstates = endpoint({
  name: 'desk.estates',
  ...atDesk('catalogue', catalogueActRoles['choose-estates']),
  method: 'GET',
  path: '/api/office/estates',
  summary: 'Estates for sale by the filters of the catalogue, page by page, to choose from.',
  query: estateSearchQuery,
  answer: ok(
    z.object({ items: z.array(estate), next: z.nullable(z.string()), total: z.int(), exact: z.boolean() }),
  ),
  errors: ['VALIDATION'],
});

/** Lists that the desk reads before it changes the catalogue. */
export const catalogueDeskLists = {
  listDeskNews,
  getDeskPicture,
  listPromises,
  listPlaces,
  searchDeskEstates,
};

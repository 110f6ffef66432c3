import * as z from 'zod/mini';
import { housePapers } from '../../contracts/house-papers.ts';
import { contentHash } from '../../contracts/schema.ts';
import { printedLine } from '../../fields/field-rules.ts';
import { atDesk, endpoint } from '../../wire/endpoint.ts';
import { form, ok } from '../../wire/schema.ts';
import { estateKind } from '../schema.ts';
import { catalogueActRoles } from './desk-rules.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));
const door = atDesk('catalogue', catalogueActRoles['edit-papers']);

/** Longest description of an estate's place on the plan of its floor, in characters. */
export const axesLength = 200;

/** An estate with its place on the plan of its floor. */
const lot = z.object({
  id: z.int(),
  number: z.string(),
  kind: estateKind,
  section: z.int(),
  floor: z.int(),
  /** «в осях 3–5/А–Б»; null: nobody has entered it. */
  axes: z.nullable(z.string()),
});
export type PapersLot = z.output<typeof lot>;

const papersView = z.object({
  building: z.object({ id: z.int(), number: z.string(), complex: z.string() }),
  papers: housePapers,
  /** Hash of the papers; a save names the hash that it replaces. */
  hash: contentHash,
  lots: z.array(lot),
});
export type HousePapersView = z.output<typeof papersView>;

const answer = ok(papersView);

export const getHousePapers = endpoint({
  name: 'desk.housePapers',
  ...door,
  method: 'GET',
  path: '/api/office/buildings/{building}/papers',
  summary: 'What contracts say of a house, and the places of its estates on the plans.',
  params: z.object({ building: id }),
  answer,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const saveHousePapers = endpoint({
  name: 'desk.saveHousePapers',
  ...door,
  method: 'POST',
  path: '/api/office/buildings/{building}/papers',
  summary: 'Says it anew; drafts of contracts that were made before become old.',
  params: z.object({ building: id }),
  body: form({ seen: contentHash, papers: housePapers }),
  answer,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
});

export const saveAxes = endpoint({
  name: 'desk.saveAxes',
  ...door,
  method: 'POST',
  path: '/api/office/estates/{estate}/axes',
  summary: 'Says where an estate stands on the plan of its floor; null takes it back.',
  params: z.object({ estate: id }),
  body: form({ axes: z.nullable(printedLine(1, axesLength)) }),
  answer,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const cataloguePapersEndpoints = { getHousePapers, saveHousePapers, saveAxes };

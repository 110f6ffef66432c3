import * as z from 'zod/mini';
import { atDesk, endpoint } from '../../wire/endpoint.ts';
import { day, done, form, kopecks, moment, ok, uuid } from '../../wire/schema.ts';
import { handoverPromise } from '../schema.ts';
import { newsForm, picturesForm, promiseForm, reasonForm, setForm } from './desk-forms.ts';
import { catalogueActRoles, importColumns, importStates, lineProblems, readHidden } from './desk-rules.ts';

const id = z.coerce.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));
const importParams = z.object({ batch: uuid });

const hiddenRead = z.object({ count: z.int(), read: z.enum(readHidden) });

/** The sheet of a workbook that was read, and its size. */
export const importSource = z.object({
  name: z.string(),
  /** Number of non-empty sheets that were not read. */
  others: z.int(),
  hiddenRows: hiddenRead,
  hiddenColumns: hiddenRead,
});
export type ImportSource = z.output<typeof importSource>;

/** A non-empty sheet of a workbook. */
export const importSheet = z.object({
  /** Its position in the workbook, from 1. */
  sheet: z.int(),
  name: z.string(),
  hidden: z.boolean(),
  rows: z.int(),
  /** Whether one of its first rows names a known column. */
  fits: z.boolean(),
  hiddenRows: z.int(),
  hiddenColumns: z.array(z.object({ column: z.string(), title: z.string() })),
});
export type ImportSheet = z.output<typeof importSheet>;

/** An imported file: the changes that it would make, or has made. */
export const importBatch = z.object({
  id: uuid,
  fileName: z.string(),
  source: z.nullable(importSource),
  state: z.enum(importStates),
  /** First day of the prices of this import (Moscow); null when they apply at once. */
  validFrom: z.nullable(day),
  staff: z.string(),
  createdAt: moment,
  appliedAt: z.nullable(moment),
  undoneAt: z.nullable(moment),
  lines: z.int(),
  changed: z.int(),
  created: z.int(),
  wrong: z.int(),
});
export type ImportBatch = z.output<typeof importBatch>;

const importColumn = z.enum(Object.keys(importColumns) as [keyof typeof importColumns]);
const cell = z.nullable(z.union([z.string(), z.number()]));

export const importLine = z.object({
  /** Line of the file, the header being 1. */
  line: z.int(),
  /** Null for what was not found or is not yet created. */
  estate: z.nullable(z.int()),
  /** Its number; for an unknown estate, the text that the line names it by. */
  number: z.string(),
  /** Null for what was not found or is not yet created. */
  building: z.nullable(z.string()),
  /** Number of the building that is created for it; null where the building existed before the file. */
  newHouse: z.nullable(z.string()),
  what: z.enum(['change', 'create', 'same', 'wrong']),
  /** Money in kopecks, areas in hundredths of m². */
  changes: z.array(z.object({ column: importColumn, before: cell, after: cell })),
  problems: z.array(z.object({ column: z.nullable(importColumn), code: z.enum(lineProblems) })),
});
export type ImportLine = z.output<typeof importLine>;

/** A building that the catalogue lacks before the file, as its lines describe it. */
export const importHouse = z.object({
  number: z.string(),
  address: z.string(),
  handover: z.object({ year: z.int(), quarter: z.int() }),
  sections: z.int(),
  floors: z.int(),
  estates: z.int(),
});
export type ImportHouse = z.output<typeof importHouse>;

export const uploadImport = endpoint({
  name: 'desk.importUpload',
  ...atDesk('catalogue', catalogueActRoles.import),
  method: 'POST',
  path: '/api/office/imports',
  summary:
    'Takes a CSV (UTF-8, UTF-16 or Windows-1251) or XLSX file (field file) and answers what it would change; nothing is changed yet.',
  query: z.object({
    /** First day of the prices; without it they apply at once. */
    validFrom: z.optional(day),
    /** Every line must belong to this complex; without it, each line must name its complex. */
    complex: z.optional(id),
    /** The position of the sheet to read, where the workbook has several. */
    sheet: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(200))),
    /** Both are required where the sheet has such rows or columns. */
    hiddenRows: z.optional(z.enum(readHidden)),
    hiddenColumns: z.optional(z.enum(readHidden)),
  }),
  multipart: { field: 'file', of: 'file' },
  answer: ok(importBatch),
  errors: [
    'IMPORT_FORMAT',
    'IMPORT_QUOTES',
    'IMPORT_TOO_LARGE',
    'IMPORT_CHOICE',
    'IMPORT_COLUMNS',
    'UPLOAD_EMPTY',
    'NOT_FOUND',
    'CSRF_INVALID',
    'VALIDATION',
  ],
});

export const listImportSheets = endpoint({
  name: 'desk.importSheets',
  ...atDesk('catalogue', catalogueActRoles.import),
  method: 'POST',
  path: '/api/office/imports/sheets',
  summary:
    'Names the sheets of an XLSX file (field file) in which something is written, with what of them is hidden. Nothing is kept.',
  multipart: { field: 'file', of: 'file' },
  answer: ok(z.array(importSheet)),
  errors: ['IMPORT_FORMAT', 'IMPORT_TOO_LARGE', 'UPLOAD_EMPTY', 'CSRF_INVALID'],
});

export const listImports = endpoint({
  name: 'desk.imports',
  ...atDesk('catalogue', catalogueActRoles['read-imports']),
  method: 'GET',
  path: '/api/office/imports',
  summary: 'The latest hundred imports.',
  answer: ok(z.array(importBatch)),
  errors: [],
});

export const getImport = endpoint({
  name: 'desk.import',
  ...atDesk('catalogue', catalogueActRoles['read-imports']),
  method: 'GET',
  path: '/api/office/imports/{batch}',
  summary: 'An import with its lines, page by page; `only` leaves those of one sort.',
  params: importParams,
  query: z.object({
    after: z.optional(z.coerce.number().check(z.int(), z.nonnegative())),
    only: z.optional(z.enum(['change', 'create', 'same', 'wrong'])),
  }),
  answer: ok(
    z.object({
      batch: importBatch,
      lines: z.array(importLine),
      next: z.nullable(z.int()),
      houses: z.array(importHouse),
      /** Other waiting plans for prices of the same estates: the later one wins. */
      plans: z.array(z.object({ batch: uuid, name: z.string(), validFrom: moment, estates: z.int() })),
    }),
  ),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const applyImport = endpoint({
  name: 'desk.importApply',
  ...atDesk('catalogue', catalogueActRoles.import),
  method: 'POST',
  path: '/api/office/imports/{batch}/apply',
  summary: 'Applies a checked import as one transaction; lines with errors are left out only when told so.',
  params: importParams,
  body: form({ leaveOutWrong: z.optional(z.boolean()) }),
  answer: ok(importBatch),
  errors: ['NOT_FOUND', 'STEP_WRONG', 'IMPORT_HAS_ERRORS', 'IMPORT_STALE', 'IMPORT_NOTHING', 'VALIDATION'],
  idempotency: 'key',
});

export const discardImport = endpoint({
  name: 'desk.importDiscard',
  ...atDesk('catalogue', catalogueActRoles.import),
  method: 'POST',
  path: '/api/office/imports/{batch}/discard',
  summary: 'Throws a checked import away before it has changed anything; only the audit remembers it.',
  params: importParams,
  body: form({}),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION'],
  idempotency: 'key',
});

export const undoImport = endpoint({
  name: 'desk.importUndo',
  ...atDesk('catalogue', catalogueActRoles.import),
  method: 'POST',
  path: '/api/office/imports/{batch}/undo',
  summary:
    'Takes an applied import back, while nothing later has changed what it set and nothing else hangs on the houses that it made.',
  params: importParams,
  body: reasonForm,
  answer: ok(importBatch),
  errors: ['NOT_FOUND', 'STEP_WRONG', 'IMPORT_CHANGED_SINCE', 'IMPORT_HOUSE_USED', 'VALIDATION'],
  idempotency: 'key',
});

export const listPlannedPrices = endpoint({
  name: 'desk.plannedPrices',
  ...atDesk('catalogue', catalogueActRoles['read-imports']),
  method: 'GET',
  path: '/api/office/planned-prices',
  summary: 'Prices that are to hold from a day to come, the nearest first; of each plan the first thirty.',
  answer: ok(
    z.array(
      z.object({
        estate: z.int(),
        number: z.string(),
        form: z.enum(['full', 'base', 'mortgage']),
        beforeKopecks: z.nullable(kopecks),
        kopecks,
        validFrom: moment,
        batch: uuid,
        /** Number of all prices in the plan. */
        of: z.int(),
      }),
    ),
  ),
  errors: [],
});

export const promiseHandover = endpoint({
  name: 'desk.promiseHandover',
  ...atDesk('catalogue', catalogueActRoles['promise-handover']),
  method: 'POST',
  path: '/api/office/buildings/{building}/promises',
  summary: 'Promises another quarter for the keys of a building; earlier promises stay.',
  params: z.object({ building: id }),
  body: promiseForm,
  answer: ok(z.array(handoverPromise)),
  errors: ['NOT_FOUND', 'PROMISE_SAME', 'PROMISE_TODAY', 'VALIDATION'],
  idempotency: 'key',
});

export const uploadNewsPicture = endpoint({
  name: 'desk.newsPicture',
  ...atDesk('catalogue', catalogueActRoles['publish-news']),
  method: 'POST',
  path: '/api/office/news/pictures',
  summary: 'Takes a picture (field file: png, jpg by content, at most 10 MiB) for news of the building site.',
  multipart: { field: 'file', of: 'file' },
  answer: ok(z.object({ id: uuid, width: z.int(), height: z.int() })),
  errors: [
    'UPLOAD_TOO_LARGE',
    'UPLOAD_TYPE',
    'UPLOAD_CONTENT',
    'UPLOAD_PIXELS',
    'UPLOAD_SWELLS',
    'UPLOAD_NAME',
    'UPLOAD_MARKS',
    'UPLOAD_EMPTY',
    'CSRF_INVALID',
    'UNAVAILABLE',
  ],
});

export const publishNews = endpoint({
  name: 'desk.publishNews',
  ...atDesk('catalogue', catalogueActRoles['publish-news']),
  method: 'POST',
  path: '/api/office/news',
  summary: 'Publishes news of the building site with its pictures.',
  body: newsForm,
  answer: ok(z.object({ id: uuid })),
  errors: ['NOT_FOUND', 'VALIDATION'],
  idempotency: 'key',
});

export const describePictures = endpoint({
  name: 'desk.describePictures',
  ...atDesk('catalogue', catalogueActRoles['publish-news']),
  method: 'POST',
  path: '/api/office/news/{news}/pictures',
  summary: 'Writes anew what is seen on pictures of news that are shown.',
  params: z.object({ news: uuid }),
  body: picturesForm,
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const withdrawNews = endpoint({
  name: 'desk.withdrawNews',
  ...atDesk('catalogue', catalogueActRoles['publish-news']),
  method: 'POST',
  path: '/api/office/news/{news}/withdraw',
  summary: 'Takes news of the building site off the pages.',
  params: z.object({ news: uuid }),
  body: reasonForm,
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const sentSet = z.object({
  id: uuid,
  title: z.string(),
  note: z.string(),
  estates: z.array(z.int()),
  staff: z.string(),
  createdAt: moment,
  expiresAt: moment,
  withdrawnAt: z.nullable(moment),
  /** Visits through the link (openings within half an hour count once), and the time of the last one. */
  opened: z.int(),
  openedAt: z.nullable(moment),
});

export const createSet = endpoint({
  name: 'desk.createSet',
  ...atDesk('catalogue', catalogueActRoles['send-set']),
  method: 'POST',
  path: '/api/office/sets',
  summary: 'Makes a set of estates for a buyer and the link that opens it; the link is told only now.',
  body: setForm,
  answer: ok(z.object({ id: uuid, link: z.string(), expiresAt: moment })),
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const listSets = endpoint({
  name: 'desk.sets',
  ...atDesk('catalogue', catalogueActRoles['send-set']),
  method: 'GET',
  path: '/api/office/sets',
  summary: 'The latest hundred sets that were sent.',
  answer: ok(z.array(sentSet)),
  errors: [],
});

export const withdrawSet = endpoint({
  name: 'desk.withdrawSet',
  ...atDesk('catalogue', catalogueActRoles['send-set']),
  method: 'POST',
  path: '/api/office/sets/{set}/withdraw',
  summary: 'The link of a set opens nothing any more.',
  params: z.object({ set: uuid }),
  body: form({}),
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION'],
});

export const catalogueDeskEndpoints = {
  uploadImport,
  listImportSheets,
  listImports,
  getImport,
  applyImport,
  discardImport,
  undoImport,
  listPlannedPrices,
  promiseHandover,
  uploadNewsPicture,
  publishNews,
  describePictures,
  withdrawNews,
  createSet,
  listSets,
  withdrawSet,
};

import type { ImportSource } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { foreignId, foreignUuid, kopecks, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';
import { estates } from './catalogue.tables.ts';

/** A file brought by the desk; `state` is one of the contract's `importStates`. */
export const importBatches = pgTable(
  'import_batches',
  {
    id: uuid('id').primaryKey(),
    staffId: foreignId('staff_id', () => users.id),
    fileName: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    state: text('state').notNull(),
    /**
     * The sheet that was read (`importSource` of the contract); null for a file without sheets, and without a
     * file.
     */
    source: jsonb('source').$type<ImportSource>(),
    validFrom: date('valid_from', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
    appliedAt: moment('applied_at'),
    undoneAt: moment('undone_at'),
    lines: integer('lines').notNull(),
    changed: integer('changed').notNull(),
    created: integer('created').notNull(),
    wrong: integer('wrong').notNull(),
  },
  (t) => [index('import_batches_created').on(t.createdAt)],
);

/** A line of an imported file with its changes and problems (`importLine` of the contract). */
export const importLines = pgTable(
  'import_lines',
  {
    batchId: foreignUuid('batch_id', () => importBatches.id),
    line: integer('line').notNull(),
    estateId: integer('estate_id'),
    title: text('title').notNull(),
    what: text('what').notNull(),
    changes: jsonb('changes').notNull(),
    problems: jsonb('problems').notNull(),
    /** Data of a new estate; null for a change. */
    fresh: jsonb('fresh'),
    applied: boolean('applied').notNull(),
  },
  (t) => [primaryKey({ columns: [t.batchId, t.line] })],
);

/** A price that applies from a future moment. */
export const plannedPrices = pgTable(
  'planned_prices',
  {
    batchId: foreignUuid('batch_id', () => importBatches.id),
    estateId: foreignId('estate_id', () => estates.id),
    form: text('form').notNull(),
    beforeKopecks: kopecks('before_kopecks'),
    kopecks: kopecks('kopecks').notNull(),
    validFrom: moment('valid_from').notNull(),
    appliedAt: moment('applied_at'),
    canceledAt: moment('canceled_at'),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.estateId, t.form] }),
    index('planned_prices_due').on(t.validFrom).where(sql`applied_at is null and canceled_at is null`),
  ],
);

import { foreignId, moment } from '../../platform/columns.ts';
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { users } from '../identity/identity.tables.ts';

/** Questions of the desk to a person by a link, and his answers (S2.2-17…20). */
export const slips = pgTable(
  'slips',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    /** Keyed hash of the link’s secret; the secret itself is not stored. */
    tokenHash: text('token_hash').notNull(),
    subject: text('subject'),
    questionnaire: text('questionnaire'),
    what: text('what').notNull(),
    place: text('place').notNull(),
    at: moment('at'),
    channel: text('channel').notNull(),
    /** The phone or the e-mail to which it was sent. */
    address: text('address').notNull(),
    /** The buyer, when he was chosen among buyers. */
    userId: integer('user_id').references(() => users.id),
    staffId: foreignId('staff_id', () => users.id),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    answeredAt: moment('answered_at'),
    answer: jsonb('answer'),
    /** Key of the answering page: a repeat of its answer is recognised by it. */
    answerKey: uuid('answer_key'),
  },
  (t) => [
    uniqueIndex('slips_token').on(t.tokenHash),
    index('slips_kind').on(t.kind, t.id),
    index('slips_user').on(t.userId),
  ],
);

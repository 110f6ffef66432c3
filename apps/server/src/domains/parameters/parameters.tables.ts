import type { ParametersChoice, QuoteView } from '@novosel/contract/parameters/schema.ts';
import { foreignId, foreignUuid, kopecks, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  check,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { deals } from '../deals/deals.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** The sums of a calculation as shown: `quoteView` of the contract without its dates. */
export type QuoteSums = Pick<QuoteView, 'baseKopecks' | 'steps' | 'kopecks' | 'costs'>;

/** Append-only: every saved calculation, with its inputs, its lines and their hash. */
export const dealQuotes = pgTable(
  'deal_quotes',
  {
    id: uuid('id').primaryKey(),
    dealId: foreignUuid('deal_id', () => deals.id),
    userId: foreignId('user_id', () => users.id),
    madeAt: moment('made_at').notNull(),
    validUntil: moment('valid_until'),
    choice: jsonb('choice').$type<ParametersChoice>().notNull(),
    sums: jsonb('sums').$type<QuoteSums>().notNull(),
    priceKopecks: kopecks('price_kopecks').notNull(),
    /** SHA-256 of its canonical JSON, hex. */
    hash: text('hash').notNull(),
  },
  (t) => [
    index('deal_quotes_deal').on(t.dealId, t.madeAt),
    index('deal_quotes_user').on(t.userId),
    check('deal_quotes_hash', sql`${t.hash} ~ '^[0-9a-f]{64}$'`),
    check('deal_quotes_price', sql`${t.priceKopecks} > 0`),
  ],
);

/** The calculation in force of a deal, and the certificate that it uses. */
export const dealParameters = pgTable(
  'deal_parameters',
  {
    dealId: foreignUuid('deal_id', () => deals.id).primaryKey(),
    userId: foreignId('user_id', () => users.id),
    quoteId: foreignUuid('quote_id', () => dealQuotes.id),
    confirmedAt: moment('confirmed_at'),
    /** A certificate of loyalty; it pays in only one deal. */
    certificateId: uuid('certificate_id'),
  },
  (t) => [
    uniqueIndex('deal_parameters_certificate').on(t.certificateId),
    index('deal_parameters_user').on(t.userId),
  ],
);

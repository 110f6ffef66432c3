import type { OrderState, SignatureKind } from '@novosel/contract/eds/states.ts';
import { orderStates } from '@novosel/contract/eds/states.ts';
import { type BranchCode, type SignatureWay, signatureWays } from '@novosel/contract/eds/ways.ts';
import { foreignId, isOneOf, kopecks, moment, noticeColumns } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import type { CertificateOwner } from '../../ports/signature-operator/signature-operator.ts';
import { users } from '../identity/identity.tables.ts';

/**
 * Orders for certificates (S3-49). The ID is stored before the operator is called and is the only key of his
 * answers.
 */
export const edsOrders = pgTable(
  'eds_orders',
  {
    id: uuid('id').primaryKey(),
    /** What people and couriers call it by. */
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 7001 }),
    userId: foreignId('user_id', () => users.id),
    way: text('way').$type<SignatureWay>().notNull(),
    kind: text('kind').$type<SignatureKind>().notNull(),
    /** Serial number of the certificate that it renews. */
    renews: text('renews'),
    /** The person as he has confirmed himself, sent to the operator. */
    person: jsonb('person').$type<CertificateOwner>().notNull(),
    passportHash: text('passport_hash').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    stateAt: moment('state_at').notNull(),
    createdAt: moment('created_at').notNull(),
    kopecks: kopecks('kopecks').notNull(),
    /** The last moment to pay, or to confirm in the app. */
    until: moment('until'),
    visitAddress: text('visit_address'),
    visitDay: date('visit_day', { mode: 'string' }),
    visitFrom: integer('visit_from'),
    missed: integer('missed').notNull().default(0),
    branch: text('branch').$type<BranchCode>(),
    /** What the desk has found of the passport; null without a finding, or when it is confirmed. */
    identityAt: moment('identity_at'),
    identityRefusal: text('identity_refusal'),
    reason: text('reason'),
    /** DER in base64. */
    certificate: text('certificate'),
    serial: text('serial'),
    validFrom: moment('valid_from'),
    validUntil: moment('valid_until'),
    /** Set when the person or we want it revoked; the operator is asked until he has done it. */
    revokeCause: text('revoke_cause'),
    revokedAt: moment('revoked_at'),
    /** Days before the end of the last reminder. */
    reminded: integer('reminded'),
    /** When the operator is asked next; null: an answer is not awaited. */
    nextAskAt: moment('next_ask_at'),
  },
  (t) => [
    index('eds_orders_user').on(t.userId, t.createdAt),
    index('eds_orders_due').on(t.nextAskAt),
    index('eds_orders_end').on(t.validUntil).where(sql`state = 'issued' and revoked_at is null`),
    index('eds_orders_until').on(t.until).where(sql`state in ('to-pay', 'identity')`),
    uniqueIndex('eds_orders_open').on(t.userId, t.kind).where(sql`state in ('to-pay', 'asked', 'identity')`),
    check('eds_orders_state', isOneOf(t.state, orderStates)),
    check('eds_orders_way', isOneOf(t.way, signatureWays)),
    check('eds_orders_issued', sql`(${t.state} = 'issued') = (${t.certificate} is not null)`),
  ],
);

/** Evidence that a person has confirmed a passport and a SNILS letter by letter; the last one counts. */
export const edsConfirmations = pgTable('eds_confirmations', {
  userId: foreignId('user_id', () => users.id).primaryKey(),
  passportHash: text('passport_hash').notNull(),
  /** 11 digits. */
  snils: text('snils').notNull(),
  inn: text('inn'),
  at: moment('at').notNull(),
});

/** Append-only: the operator's raw notifications. */
export const operatorEvents = pgTable(
  'operator_events',
  { ...noticeColumns, objectId: text('object_id') },
  (t) => [index('operator_events_object').on(t.objectId)],
);

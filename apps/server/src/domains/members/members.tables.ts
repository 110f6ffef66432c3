import type {
  AdultPapers,
  ChildPapers,
  MarriageForm,
  ParentRelation,
} from '@novosel/contract/members/papers/papers.ts';
import type { ReturnedField, ReturnFinding } from '@novosel/contract/members/papers/returns.ts';
import { type MemberState, memberStates } from '@novosel/contract/members/states.ts';
import { foreignId, foreignUuid, isOneOf, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { estates } from '../catalogue/catalogue.tables.ts';
import { deals } from '../deals/deals.tables.ts';
import { users } from '../identity/identity.tables.ts';

/**
 * Members of a deal, with what every party may know of the others. An adult has the ID of his party; a child
 * has none.
 */
export const dealMembers = pgTable(
  'deal_members',
  {
    id: uuid('id').primaryKey(),
    dealId: foreignUuid('deal_id', () => deals.id),
    /** Copied from the deal, since an invited person may not read the deal itself. */
    estateId: foreignId('estate_id', () => estates.id),
    kind: text('kind').$type<'adult' | 'child'>().notNull(),
    role: text('role').$type<'holder' | 'delegate'>().notNull(),
    /** The adult himself, once he has joined. */
    userId: integer('user_id').references(() => users.id),
    /** With a plus, until he joins. */
    phone: text('phone'),
    /** Who fills in the papers of a child. */
    parentId: integer('parent_id').references(() => users.id),
    relation: text('relation').$type<ParentRelation>(),
    lastName: text('last_name'),
    firstName: text('first_name').notNull(),
    patronymic: text('patronymic'),
    birthday: date('birthday', { mode: 'string' }),
    actsFor: uuid('acts_for').references((): AnyPgColumn => dealMembers.id),
    state: text('state').$type<MemberState>().notNull(),
    stateSince: moment('state_since').notNull(),
    invitedUntil: moment('invited_until'),
    remindedAt: moment('reminded_at'),
    refusal: text('refusal'),
    /** Returned parts of his papers; the reasons are with the papers. */
    returned: text('returned').array().$type<ReturnedField[]>().notNull().default([]),
    addedBy: foreignId('added_by', () => users.id),
    addedAt: moment('added_at').notNull(),
    removedAt: moment('removed_at'),
  },
  (t) => [
    uniqueIndex('deal_members_person').on(t.dealId, t.userId).where(sql`removed_at is null`),
    uniqueIndex('deal_members_phone').on(t.dealId, t.phone).where(sql`removed_at is null`),
    index('deal_members_deal').on(t.dealId),
    index('deal_members_user').on(t.userId).where(sql`user_id is not null`),
    index('deal_members_parent').on(t.parentId).where(sql`parent_id is not null`),
    index('deal_members_invited').on(t.phone).where(sql`phone is not null`),
    check('deal_members_state', isOneOf(t.state, memberStates)),
    check('deal_members_child', sql`(${t.kind} = 'child') = (${t.parentId} is not null)`),
    check(
      'deal_members_invited_state',
      sql`${t.phone} is null or ${t.state} in ('invited', 'refused') or ${t.removedAt} is not null`,
    ),
  ],
);

/** Papers of a member; only the person who fills them in and the desk may read them. */
export const dealMemberPapers = pgTable(
  'deal_member_papers',
  {
    memberId: foreignUuid('member_id', () => dealMembers.id).primaryKey(),
    /** Who fills them in: the adult himself, or the parent of a child. */
    userId: foreignId('user_id', () => users.id),
    adult: jsonb('adult').$type<AdultPapers>(),
    child: jsonb('child').$type<ChildPapers>(),
    snils: text('snils').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** Last returned parts, with reasons. */
    findings: jsonb('findings').$type<readonly ReturnFinding[]>().notNull(),
  },
  (t) => [
    index('deal_member_papers_user').on(t.userId),
    check('deal_member_papers_one', sql`(${t.adult} is null) <> (${t.child} is null)`),
  ],
);

/** A share of a deal with its holders, as the main buyer set it last. */
export const dealShareGroups = pgTable(
  'deal_share_groups',
  {
    dealId: foreignUuid('deal_id', () => deals.id),
    number: integer('number').notNull(),
    numerator: integer('numerator').notNull(),
    denominator: integer('denominator').notNull(),
    joint: boolean('joint').notNull(),
    holders: uuid('holders').array().notNull(),
    marriage: jsonb('marriage').$type<MarriageForm>(),
  },
  (t) => [
    primaryKey({ columns: [t.dealId, t.number] }),
    check('deal_share_groups_share', sql`${t.numerator} between 1 and ${t.denominator}`),
  ],
);

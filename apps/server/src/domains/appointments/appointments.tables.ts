import type { WeekHours } from '@novosel/contract/appointments/office-hours.ts';
import type { ReminderKind } from '@novosel/contract/appointments/reminders.ts';
import {
  type AppointmentChannel,
  type AppointmentState,
  appointmentStates,
  type MeetingLanguage,
  type MeetingWish,
} from '@novosel/contract/appointments/rules.ts';
import { appointmentChannels } from '@novosel/contract/deals/appointment.ts';
import type { CalendarRegion } from '@novosel/contract/time/calendars/regions.ts';
import { foreignId, foreignUuid, isOneOf, moment } from '../../platform/columns.ts';
import { sql } from '../../platform/database/drizzle.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '../../platform/database/drizzle-tables.ts';
import { deals } from '../deals/deals.tables.ts';
import { users } from '../identity/identity.tables.ts';

/** Where people are received. */
export const offices = pgTable('offices', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  directions: text('directions').notNull(),
  /** Of IANA. */
  zone: text('zone').notNull(),
  /** «по Санкт-Петербургу» */
  inZoneRu: text('in_zone_ru').notNull(),
  inZoneEn: text('in_zone_en').notNull(),
  region: text('region').$type<CalendarRegion>().notNull(),
  stepFree: boolean('step_free').notNull(),
  hours: jsonb('hours').$type<readonly WeekHours[]>().notNull(),
  /** Whether meetings in it are offered. */
  open: boolean('open').notNull(),
});

/** Staff who receive people, each in one office or several. */
export const officeHosts = pgTable(
  'office_hosts',
  {
    officeId: foreignUuid('office_id', () => offices.id),
    hostId: foreignId('host_id', () => users.id),
    /** Null: as long as the office is open. */
    hours: jsonb('hours').$type<readonly WeekHours[]>(),
    languages: text('languages').array().$type<MeetingLanguage[]>().notNull(),
    active: boolean('active').notNull(),
  },
  (t) => [primaryKey({ columns: [t.officeId, t.hostId] }), index('office_hosts_host').on(t.hostId)],
);

/** Times at which an office, or one host of it, receives nobody. */
export const officeBlocks = pgTable(
  'office_blocks',
  {
    id: uuid('id').primaryKey(),
    officeId: foreignUuid('office_id', () => offices.id),
    /** Null: the whole office. */
    hostId: integer('host_id').references(() => users.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    reason: text('reason').notNull(),
  },
  (t) => [
    index('office_blocks_office').on(t.officeId, t.endsAt),
    check('office_blocks_span', sql`${t.startsAt} < ${t.endsAt}`),
  ],
);

/** A meeting of a deal at one time; a move ends its row and begins another one with the same `uid`. */
export const appointments = pgTable(
  'appointments',
  {
    id: uuid('id').primaryKey(),
    dealId: foreignUuid('deal_id', () => deals.id),
    /** The same through all moves, for the entry in a calendar. */
    uid: uuid('uid').notNull(),
    /** Grows with each move (RFC 5545, 3.8.7.4). */
    sequence: integer('sequence').notNull(),
    channel: text('channel').$type<AppointmentChannel>().notNull(),
    officeId: foreignUuid('office_id', () => offices.id),
    hostId: foreignId('host_id', () => users.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    state: text('state').$type<AppointmentState>().notNull(),
    language: text('language').$type<MeetingLanguage>().notNull(),
    wishes: text('wishes').array().$type<MeetingWish[]>().notNull(),
    /** Who comes, of those who sign. */
    comes: integer('comes').array().notNull(),
    /** The party who has chosen it; null: it is kept because we missed the meeting before. */
    userId: integer('user_id').references(() => users.id),
    /** When it was chosen, then when it was made, then when it was over. */
    stateAt: moment('state_at').notNull(),
    /** The last reminder that was sent. */
    reminded: text('reminded').$type<ReminderKind>(),
  },
  (t) => [
    index('appointments_deal').on(t.dealId, t.id),
    index('appointments_user').on(t.userId),
    /** A deal holds one time, and has one visit and one talk ahead. */
    uniqueIndex('appointments_held').on(t.dealId).where(sql`state = 'held'`),
    uniqueIndex('appointments_made').on(t.dealId, sql`(channel = 'office')`).where(sql`state = 'made'`),
    index('appointments_starts').on(t.startsAt),
    check('appointments_span', sql`${t.startsAt} < ${t.endsAt}`),
    check('appointments_state', isOneOf(t.state, appointmentStates)),
    check('appointments_channel', isOneOf(t.channel, Object.keys(appointmentChannels))),
  ],
);

/**
 * Times of hosts that are taken, without whose they are: the migration lets no two of one host overlap. A
 * row goes when its time is free again.
 */
export const appointmentTimes = pgTable(
  'appointment_times',
  {
    appointmentId: foreignUuid('appointment_id', () => appointments.id).primaryKey(),
    hostId: foreignId('host_id', () => users.id),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Until when it is held; null: the meeting is made. */
    heldUntil: moment('held_until'),
  },
  (t) => [
    index('appointment_times_host').on(t.hostId, t.startsAt),
    index('appointment_times_held').on(t.heldUntil).where(sql`held_until is not null`),
  ],
);

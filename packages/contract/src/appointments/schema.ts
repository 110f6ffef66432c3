import * as z from 'zod/mini';
import { appointmentChannels } from '../deals/appointment.ts';
import { dealPlaces } from '../deals/places.ts';
import { printedLine } from '../fields/field-rules.ts';
import { calendarRegions } from '../time/calendars/regions.ts';
import { day, form, moment, uuid } from '../wire/schema.ts';
import { papersToBring } from './papers.ts';
import { appointmentMarks, appointmentStates, meetingLanguages, meetingWishes } from './rules.ts';
import { isZone } from './zone.ts';

const wordsOf = <Words extends object>(words: Words) =>
  z.enum(Object.keys(words) as [keyof Words & string, ...(keyof Words & string)[]]);

export const channel = wordsOf(appointmentChannels);
export const language = wordsOf(meetingLanguages);
const wish = wordsOf(meetingWishes);
export const wishes = z.array(wish).check(z.maxLength(4));
export const mark = z.enum(appointmentMarks);

/** An office as its visitors see it. */
export const officeView = z.object({
  id: uuid,
  name: z.string(),
  address: z.string(),
  /** How one gets there. */
  directions: z.string(),
  zone: z.string(),
  /** «по Санкт-Петербургу», «in St Petersburg» */
  inZone: z.object({ ru: z.string(), en: z.string() }),
  stepFree: z.boolean(),
});
export type OfficeView = z.output<typeof officeView>;

const signer = z.object({
  /** ID of the person. */
  id: z.int(),
  name: z.string(),
  me: z.boolean(),
  /** Names of the members for whom this person signs. */
  signsFor: z.array(z.string()),
});

export const meetingView = z.object({
  id: uuid,
  channel,
  office: officeView,
  /** Who receives. */
  host: z.string(),
  at: moment,
  endsAt: moment,
  state: z.enum(appointmentStates),
  /** Until when a chosen time is kept unconfirmed. */
  heldUntil: z.nullable(moment),
  language,
  wishes: z.array(wish),
  /** IDs of the signers who come. */
  comes: z.array(z.int()),
  /** The same through all moves of a meeting, for its entry in a calendar. */
  uid: uuid,
  /** Grows with each move. */
  sequence: z.int(),
  movesLeft: z.int(),
  /** It is kept for the buyer because we did not receive him. */
  apology: z.boolean(),
});
export type MeetingView = z.output<typeof meetingView>;

export const appointmentView = z.object({
  now: moment,
  /** Of the deal. */
  number: z.string(),
  place: z.enum(dealPlaces),
  /** When the booking ends: meetings are offered until then; null where no term is set. */
  until: z.nullable(moment),
  /** By which channels a meeting may be made now. */
  channels: z.array(channel),
  offices: z.array(officeView),
  /** Minutes of a meeting. */
  minutes: z.int(),
  signers: z.array(signer),
  papers: z.array(z.object({ paper: wordsOf(papersToBring), of: z.string() })),
  /** A time that is chosen and not confirmed yet. */
  held: z.nullable(meetingView),
  /** The visit for the signing on paper. */
  visit: z.nullable(meetingView),
  /** A meeting by another channel. */
  talk: z.nullable(meetingView),
  /** The meeting that was over last. */
  last: z.nullable(meetingView),
});
export type AppointmentView = z.output<typeof appointmentView>;

export const slotDays = z.object({
  now: moment,
  until: z.nullable(moment),
  days: z.array(
    z.object({
      day,
      closed: z.nullable(z.enum(['holiday', 'day-off', 'after-end'])),
      slots: z.array(z.object({ at: moment, free: z.boolean() })),
    }),
  ),
});
export type SlotDays = z.output<typeof slotDays>;

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const weekHours = z
  .array(form({ weekday: z.int().check(z.minimum(1), z.maximum(7)), from: clock, to: clock }))
  .check(
    z.maxLength(21),
    z.check(({ value, issues }) => {
      const wrong = value.find(({ from, to }) => from >= to);
      if (wrong) issues.push({ code: 'custom', input: value, params: { problem: 'default' } });
    }),
  );

const zoneName = z.string().check(
  z.maxLength(60),
  z.check(({ value, issues }) => {
    if (!isZone(value)) issues.push({ code: 'custom', input: value, params: { problem: 'default' } });
  }),
);

export const officeForm = form({
  /** Null: a new office. */
  id: z.nullable(uuid),
  name: printedLine(3, 100),
  address: printedLine(3, 200),
  directions: printedLine(0, 300),
  zone: zoneName,
  inZone: form({ ru: printedLine(3, 60), en: printedLine(3, 60) }),
  region: z.enum(calendarRegions),
  stepFree: z.boolean(),
  hours: weekHours,
  /** Whether meetings in it are offered. */
  open: z.boolean(),
});
export type OfficeForm = z.output<typeof officeForm>;

export const hostForm = form({
  host: z.int().check(z.minimum(1), z.maximum(2_147_483_647)),
  /** Null: as long as the office is open. */
  hours: z.nullable(weekHours),
  languages: z.array(language).check(z.minLength(1), z.maxLength(2)),
  active: z.boolean(),
});

export const blockForm = form({
  /** Null: the whole office. */
  host: z.nullable(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
  from: moment,
  to: moment,
  reason: printedLine(3, 200),
});

export const deskOffice = z.object({
  ...officeForm.shape,
  id: uuid,
  hosts: z.array(z.object({ ...hostForm.shape, name: z.string() })),
  blocks: z.array(z.object({ ...blockForm.shape, id: uuid })),
});
export type DeskOffice = z.output<typeof deskOffice>;

export const deskMeeting = z.object({
  id: uuid,
  deal: uuid,
  number: z.string(),
  office: uuid,
  host: z.int(),
  channel,
  at: moment,
  endsAt: moment,
  state: z.enum(appointmentStates),
  language,
  wishes: z.array(wish),
  comes: z.array(z.string()),
  /** Marks that may be set now. */
  marks: z.array(mark),
});
export type DeskMeeting = z.output<typeof deskMeeting>;

export const deskCalendar = z.object({
  now: moment,
  offices: z.array(deskOffice),
  meetings: z.array(deskMeeting),
  /** Whom an office may be given as a host. */
  staff: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type DeskCalendar = z.output<typeof deskCalendar>;

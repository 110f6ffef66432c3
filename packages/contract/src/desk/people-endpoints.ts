import * as z from 'zod/mini';
import { bookingStates } from '../booking/rules.ts';
import { consent } from '../consents/endpoints.ts';
import { dealPlaces } from '../deals/places.ts';
import { personParams } from '../session/desk-endpoints.ts';
import { atDesk, endpoint } from '../wire/endpoint.ts';
import { moment, ok, uuid } from '../wire/schema.ts';
import { personLog } from './audit-endpoints.ts';
import { peopleRoles, shortestPersonText } from './people-rules.ts';

const ofPeople = atDesk('people', peopleRoles);

const foundPerson = z.object({
  id: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** Until when staff has blocked the sign-in; null: it is open. */
  closedUntil: z.nullable(moment),
});
export type FoundPerson = z.output<typeof foundPerson>;

/** People are found by a search, never listed: staff need one particular person. */
export const findPeople = endpoint({
  name: 'desk.people',
  ...ofPeople,
  method: 'GET',
  path: '/api/office/people',
  summary: 'Buyers by the beginning of the surname or phone, or by the whole e-mail.',
  query: z.object({ text: z.string().check(z.trim(), z.minLength(shortestPersonText), z.maxLength(100)) }),
  answer: ok(
    z.object({
      items: z.array(foundPerson),
      /** Whether there are more: the search text must be longer. */
      more: z.boolean(),
    }),
  ),
  errors: ['VALIDATION', 'RATE_LIMITED'],
  // More than a person can type, but too few to copy the whole list of people.
  limit: { max: 120, seconds: 60, per: 'person' },
});

export const personSession = z.object({
  id: uuid,
  door: z.enum(['cabinet', 'office']),
  begunAt: moment,
  seenAt: moment,
  address: z.nullable(z.string()),
  /** As the device reports itself; null when it is unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  live: z.boolean(),
});
export type PersonSession = z.output<typeof personSession>;

const personBooking = z.object({
  id: uuid,
  /** ID of its deal; null before. */
  deal: z.nullable(uuid),
  number: z.string(),
  state: z.enum(bookingStates),
  live: z.boolean(),
  /** The place of its deal; null without an open one. */
  place: z.nullable(z.enum(dealPlaces)),
  startedAt: moment,
  estate: z.object({ number: z.string(), kind: z.string(), complex: z.string() }),
});

const deskPersonView = z.object({
  ...foundPerson.shape,
  /** A new address that is not confirmed yet. */
  pendingEmail: z.nullable(z.string()),
  /** Staff has required a new password: the next sign-in begins with it. */
  passwordRenew: z.boolean(),
  /** Since when the person has frozen his cabinet. */
  frozenAt: z.nullable(moment),
  /** S3-01: 5 is an unfinished registration. */
  status: z.int(),
  registeredAt: moment,
  lastSignInAt: z.nullable(moment),
  /** The latest sessions, active or ended. */
  sessions: z.array(personSession),
  consents: z.array(consent),
  bookings: z.array(personBooking),
});
export type DeskPerson = z.output<typeof deskPersonView>;

export const deskPerson = endpoint({
  name: 'desk.person',
  ...ofPeople,
  method: 'GET',
  path: '/api/office/people/{person}',
  summary: 'A buyer: contacts, sign-ins, consents and bookings; nothing of the passport.',
  params: personParams,
  answer: ok(z.object({ now: moment, person: deskPersonView })),
  errors: ['NOT_FOUND'],
});

export const deskPeopleEndpoints = { findPeople, deskPerson, personLog };

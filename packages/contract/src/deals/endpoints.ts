import * as z from 'zod/mini';
import { bookingView } from '../booking/schema.ts';
import { estateCard } from '../catalogue/endpoints.ts';
import { estate, paymentForm } from '../catalogue/schema.ts';
import { documentSummary } from '../documents/endpoints.ts';
import { manager } from '../managers/endpoints.ts';
import { transferOrder } from '../payments/transfer.ts';
import { endpoint } from '../wire/endpoint.ts';
import { estateId, kopecks, moment, ok, uuid } from '../wire/schema.ts';
import { dealPlaces } from './places.ts';
import { paymentSchedule } from './schedule.ts';
import { visit } from './visit.ts';

const turn = z.enum(['buyer', 'staff', 'bank', 'registry', 'nobody']);

/**
 * «Чей ход»: who acts, with what, by when, and what is lost. Words for `act` and `loss` stand in the pages'
 * catalogues.
 */
export const turnView = z.object({
  turn,
  /** The next act: a state of the booking or a place of the deal. */
  act: z.string(),
  /** Path of the page where it is done. */
  link: z.string(),
  startedAt: moment,
  dueAt: z.nullable(moment),
  /** Where the buyer is awaited in person; the term is then its hour. */
  visit: z.nullable(visit),
  /** Code of what is lost when the term passes. */
  loss: z.nullable(z.string()),
});
export type TurnView = z.output<typeof turnView>;

/** A point of the course: what was done, is done now, or will be. */
export const coursePoint = z.object({
  act: z.string(),
  turn,
  state: z.enum(['done', 'now', 'future']),
  at: z.nullable(moment),
  dueAt: z.nullable(moment),
});

export const moneyPart = z.object({
  code: z.enum(['booking-fee', 'own', 'loan']),
  kopecks,
  state: z.enum(['paid', 'due', 'later', 'returned']),
  at: z.nullable(moment),
});

export const historyEntry = z.object({
  at: moment,
  /** Party of whoever did it; the buyer himself is `buyer`. */
  actor: z.enum(['buyer', 'staff', 'acquirer', 'bank', 'clock']),
  actorName: z.nullable(z.string()),
  /** When a trusted person has done it: on whose behalf; `actorName` is then his. */
  onBehalfOf: z.nullable(z.string()),
  event: z.string(),
  reason: z.nullable(z.string()),
});

/** A line of the list of deals: a booking that lives, or the deal that it became. */
export const dealSummary = z.object({
  estate,
  number: z.string(),
  state: z.string(),
  /** Where an open deal stands; null of a booking that is none. */
  place: z.nullable(z.enum(dealPlaces)),
  priceKopecks: kopecks,
  turn: turnView,
  open: z.boolean(),
  /** The person is the main buyer; of a deal in which he is another member it is false. */
  own: z.boolean(),
});
export type DealSummary = z.output<typeof dealSummary>;

export const listDeals = endpoint({
  name: 'deals.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/deals',
  summary: "The buyer's bookings and deals, those with his turn first.",
  owner: { kind: 'self' },
  answer: ok(z.object({ now: moment, items: z.array(dealSummary) })),
  errors: [],
});

export const dealView = z.object({
  now: moment,
  /** Of the deal itself; null of a booking that is none yet. */
  id: z.nullable(uuid),
  number: z.string(),
  state: z.string(),
  /** Where the deal stands, or stood when it was closed; null of a booking that is none. */
  place: z.nullable(z.enum(dealPlaces)),
  stage: z.string(),
  priceKopecks: kopecks,
  /** The form of payment that the buyer has chosen; null until then. */
  chosenForm: z.nullable(paymentForm),
  card: estateCard,
  turn: turnView,
  course: z.array(coursePoint),
  money: z.array(moneyPart),
  /** How the price is paid in parts; null when it is paid at once. */
  schedule: z.nullable(paymentSchedule),
  /** The reader is the main buyer: it is he who pays. */
  own: z.boolean(),
  /** For the main buyer: deals taken along with this one, and the one along with which it was taken. */
  linked: z.array(z.object({ id: uuid, estate, number: z.string(), closed: z.boolean() })),
  /**
   * Where the main buyer pays what is due now: his own escrow account. Null until it is recorded, and for
   * everybody else.
   */
  escrow: z.nullable(transferOrder),
  documents: z.array(documentSummary),
  members: z.array(z.object({ name: z.string(), role: z.string(), me: z.boolean() })),
  manager: z.nullable(manager),
  history: z.array(historyEntry),
  booking: bookingView,
});
export type DealView = z.output<typeof dealView>;

export const getDeal = endpoint({
  name: 'deals.get',
  door: 'cabinet',
  method: 'GET',
  path: '/api/deals/{estate}',
  summary: 'One deal with its turn, course, plan, money, documents and history.',
  owner: { kind: 'deal-member', param: 'estate' },
  params: z.object({ estate: estateId }),
  answer: ok(dealView),
  errors: ['NOT_FOUND'],
});

export const dealsEndpoints = { listDeals, getDeal };

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

const turn = z.enum(['buyer', 'others', 'staff', 'bank', 'registry', 'nobody']);

/**
 * «Чей ход»: who acts, on what, by when, and what is lost otherwise. The pages have the texts of `act` and
 * `loss`.
 */
export const turnView = z.object({
  turn,
  /** The next act: a state of the booking or a place of the deal. */
  act: z.string(),
  /** Path of the page of the act. */
  link: z.string(),
  startedAt: moment,
  dueAt: z.nullable(moment),
  /** Where and when the buyer is expected in person; the term then ends at that hour. */
  visit: z.nullable(visit),
  /** Code of what is lost when the term passes. */
  loss: z.nullable(z.string()),
});
export type TurnView = z.output<typeof turnView>;

/** A step of the course: done, current, or still to come. */
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
  /** The party who did it; the buyer himself is `buyer`. */
  actor: z.enum(['buyer', 'staff', 'acquirer', 'bank', 'clock']),
  actorName: z.nullable(z.string()),
  /** The buyer on whose behalf a trusted person did it; `actorName` is then the trusted person's. */
  onBehalfOf: z.nullable(z.string()),
  event: z.string(),
  reason: z.nullable(z.string()),
});

/** A line of the list of deals: a living booking, or the deal that it became. */
export const dealSummary = z.object({
  estate,
  number: z.string(),
  state: z.string(),
  /** The place of an open deal; null for a booking without a deal. */
  place: z.nullable(z.enum(dealPlaces)),
  priceKopecks: kopecks,
  turn: turnView,
  open: z.boolean(),
  /** Whether the person is the main buyer; false for another member. */
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
  /** ID of the deal; null for a booking without a deal. */
  id: z.nullable(uuid),
  number: z.string(),
  state: z.string(),
  /** The place of the deal, or its last place when it is closed; null for a booking without a deal. */
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
  /** Whether the reader is the main buyer, who pays. */
  own: z.boolean(),
  /**
   * For the main buyer: deals taken along with this one, and the deal with which this one was taken along.
   */
  linked: z.array(z.object({ id: uuid, estate, number: z.string(), closed: z.boolean() })),
  /**
   * The main buyer's escrow account, to which he pays what is due now. Null until it is recorded, and for
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

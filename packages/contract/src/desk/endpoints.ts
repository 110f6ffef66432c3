import * as z from 'zod/mini';
import { finishings } from '../catalogue/codes.ts';
import { dealView, turnView } from '../deals/endpoints.ts';
import { dealPlaces } from '../deals/places.ts';
import { printedReason } from '../fields/field-rules.ts';
import { quoteView } from '../parameters/schema.ts';
import { declineKinds } from '../payments/declines.ts';
import { returnWays } from '../payments/refunds.ts';
import { atDesk, type Endpoint, endpoint, staffRoles } from '../wire/endpoint.ts';
import { day, done, form, kopecks, moment, ok, uuid } from '../wire/schema.ts';
import { auditLog } from './audit-endpoints.ts';
import { deskEscrow } from './escrow-endpoints.ts';
import { deskMove } from './move-endpoints.ts';
import { paymentRefund } from './payment-refund.ts';
import { deskActRules, deskActs } from './rules.ts';
import { deskScheduleAct } from './schedule-endpoints.ts';

const bookingParams = z.object({ booking: uuid });
const receipt = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(1000));

/** A line of the queue; `priority` is its due date: the earliest, and so the overdue ones, come first. */
export const queueItem = z.object({
  booking: uuid,
  /** ID of the deal that the booking has become; null before. */
  deal: z.nullable(uuid),
  number: z.string(),
  buyer: z.string(),
  phone: z.string(),
  estate: z.object({ id: z.int(), number: z.string(), kind: z.string(), complex: z.string() }),
  state: z.string(),
  /** The place of an open deal; null for a booking without a deal. */
  place: z.nullable(z.enum(dealPlaces)),
  priceKopecks: kopecks,
  turn: turnView,
  /** Whether the last payment failed through our fault. */
  paymentRefused: z.boolean(),
  live: z.boolean(),
  updatedAt: moment,
});
export type QueueItem = z.output<typeof queueItem>;

export const deskQueue = endpoint({
  name: 'desk.queue',
  ...atDesk('deals', staffRoles),
  method: 'GET',
  path: '/api/office/queue',
  summary: 'Bookings and deals by due date.',
  query: z.object({
    turn: z.optional(z.enum(['buyer', 'staff', 'bank', 'registry'])),
    text: z.optional(z.string().check(z.maxLength(100))),
    closed: z.optional(z.enum(['0', '1'])),
    after: z.optional(z.string().check(z.maxLength(120))),
  }),
  answer: ok(
    z.object({
      now: moment,
      items: z.array(queueItem),
      /** Cursor of the next page; null at the end. */
      next: z.nullable(z.string()),
      /** Numbers of waiting items that match the search, in total and by party: as many as each list has. */
      counts: z.object({ all: z.int(), buyer: z.int(), staff: z.int(), bank: z.int(), registry: z.int() }),
    }),
  ),
  errors: ['VALIDATION'],
});

/** New terms that wait for a second member of staff; the buyer does not see them. */
const termsRequest = z.object({
  /** Name of the author, and whether the reader is the author. */
  staff: z.string(),
  own: z.boolean(),
  at: moment,
  priceKopecks: kopecks,
  until: day,
  finishing: z.enum(finishings),
  reason: z.string(),
});

/** An act of the desk with the reason why it cannot be done now, as an error code; null when it can. */
export const deskAct = z.object({ act: z.enum(deskActs), refused: z.nullable(z.string()) });

export const deskDeal = endpoint({
  name: 'desk.deal',
  ...atDesk('deals', staffRoles),
  method: 'GET',
  path: '/api/office/deals/{deal}',
  summary: 'Everything known and done of one deal.',
  /** ID of the deal, or of its booking. */
  params: z.object({ deal: uuid }),
  answer: ok(
    z.object({
      deal: dealView,
      /** The buyer's choices, as they were calculated: the contract is made from them. */
      terms: z.nullable(quoteView),
      buyer: z.object({
        id: z.int(),
        name: z.string(),
        phone: z.string(),
        email: z.nullable(z.string()),
        passportMasked: z.nullable(z.string()),
      }),
      ledger: z.array(
        z.object({ at: moment, kind: z.string(), debit: z.string(), credit: z.string(), kopecks }),
      ),
      evidence: z.array(
        z.object({
          at: moment,
          document: z.string(),
          sha256: z.string(),
          /** Name as in the passport. */
          signer: z.string(),
          /** Number of the power of attorney by which he signed for the buyer; null for the buyer himself. */
          power: z.nullable(z.string()),
          phoneMasked: z.string(),
          ip: z.string(),
          hash: z.string(),
        }),
      ),
      payments: z.array(
        z.object({
          id: uuid,
          method: z.string(),
          providerId: z.nullable(z.string()),
          providerStatus: z.string(),
          /** For a failed payment: the party at fault, and the acquirer's reason code. */
          declineKind: z.nullable(z.enum(declineKinds)),
          declinedReason: z.nullable(z.string()),
          kopecks,
          at: moment,
          /** Numbers of the cash desk's receipts: of the payment, and of its refund. */
          receipt: z.nullable(z.string()),
          returnReceipt: z.nullable(z.string()),
          refund: z.nullable(paymentRefund),
        }),
      ),
      /**
       * When the buyer's signature of the contract was recorded: from then on his booking decides nothing.
       */
      contractSignedAt: z.nullable(moment),
      /** Acts that are possible now or at a later step; impossible ones are left out. */
      acts: z.array(deskAct),
      /** The place of an open deal; null for a booking without a deal. */
      place: z.nullable(z.enum(dealPlaces)),
      moves: z.array(deskMove),
      scheduleActs: z.array(deskScheduleAct),
      escrow: deskEscrow,
      termsRequest: z.nullable(termsRequest),
    }),
  ),
  errors: ['NOT_FOUND'],
});
export type DeskDeal = NonNullable<(typeof deskDeal)['answer']['_zod']['output']>['data'];

const canActErrors = [
  'STEP_WRONG',
  'ROLE_DENIED',
  'REASON_REQUIRED',
  'NOT_FOUND',
  'VALIDATION',
  'CSRF_INVALID',
] as const;

export const extendHold = endpoint({
  name: 'desk.extend',
  ...atDesk('deals', deskActRules.extend.roles),
  method: 'POST',
  path: '/api/office/bookings/{booking}/extend',
  summary: 'Moves the end of the hold.',
  params: bookingParams,
  body: form({ until: moment, reason }),
  answer: done,
  errors: [...canActErrors, 'CONTRACT_SIGNED'],
  idempotency: 'key',
});

/** A new edition of the agreement: the signed one stays unchanged until the buyer signs the new one. */
export const changeTerms = endpoint({
  name: 'desk.changeTerms',
  ...atDesk('deals', deskActRules['change-terms'].roles),
  method: 'POST',
  path: '/api/office/bookings/{booking}/change-terms',
  summary:
    'Offers a new price, term or finishing; the buyer signs again. A price far off waits for a second member of staff.',
  params: bookingParams,
  body: form({ priceKopecks: z.int(), until: day, finishing: z.enum(finishings), reason: printedReason }),
  /**
   * True: the buyer has the offer. False: it waits for a second member of staff, who offers the same terms.
   */
  answer: ok(z.object({ offered: z.boolean() })),
  errors: [...canActErrors, 'TERMS_UNCHANGED', 'HOLD_EXPIRED'],
  idempotency: 'key',
});

export const refuseTerms = endpoint({
  name: 'desk.refuseTerms',
  ...atDesk('deals', deskActRules['change-terms'].roles),
  method: 'POST',
  path: '/api/office/bookings/{booking}/refuse-terms',
  summary: 'Refuses or takes back terms that wait for a second member of staff.',
  params: bookingParams,
  body: z.optional(form({})),
  answer: done,
  /** STEP_WRONG: nothing waits. */
  errors: ['STEP_WRONG', 'NOT_FOUND', 'CSRF_INVALID'],
});

export const cancelByStaff = endpoint({
  name: 'desk.cancel',
  ...atDesk('deals', deskActRules.cancel.roles),
  method: 'POST',
  path: '/api/office/bookings/{booking}/cancel',
  summary: 'Cancels a booking; paid money goes back.',
  params: bookingParams,
  body: form({ reason }),
  answer: done,
  errors: [...canActErrors, 'CONTRACT_SIGNED'],
  idempotency: 'key',
});

export const confirmCash = endpoint({
  name: 'desk.confirmCash',
  ...atDesk('deals', deskActRules['confirm-cash'].roles),
  method: 'POST',
  path: '/api/office/bookings/{booking}/confirm-cash',
  summary: 'Confirms a payment at the cash desk.',
  proof: 'fresh',
  params: bookingParams,
  body: form({ receipt, kopecks }),
  answer: done,
  errors: [...canActErrors, 'HOLD_EXPIRED', 'TERM_OVER'],
  idempotency: 'key',
});

export const returnCash = endpoint({
  name: 'desk.returnCash',
  ...atDesk('deals', deskActRules['return-cash'].roles),
  method: 'POST',
  path: '/api/office/bookings/{booking}/return-cash',
  summary: 'Tells that the cash desk has given the money back.',
  proof: 'fresh',
  params: bookingParams,
  body: form({ receipt, kopecks }),
  answer: done,
  errors: [...canActErrors, 'CONTRACT_SIGNED'],
  idempotency: 'key',
});

/** With a new key: the acquirer has refused the old one for good. */
export const askRefundAgain = endpoint({
  name: 'desk.askRefundAgain',
  ...atDesk('deals', deskActRules['ask-refund-again'].roles),
  method: 'POST',
  path: '/api/office/bookings/{booking}/ask-refund-again',
  summary: 'Asks the acquirer again for a refund that has failed.',
  params: bookingParams,
  body: form({ payment: uuid }),
  answer: done,
  errors: canActErrors,
  idempotency: 'key',
});

export const returnOtherwise = endpoint({
  name: 'desk.returnOtherwise',
  ...atDesk('deals', deskActRules['return-otherwise'].roles),
  method: 'POST',
  path: '/api/office/bookings/{booking}/return-otherwise',
  summary: 'Tells that money of a failed refund has been given back past the acquirer.',
  proof: 'fresh',
  params: bookingParams,
  body: form({ payment: uuid, way: z.enum(returnWays), receipt, kopecks, reason }),
  answer: done,
  errors: canActErrors,
  idempotency: 'key',
});

export const deskEndpoints = {
  deskQueue,
  deskDeal,
  extendHold,
  changeTerms,
  refuseTerms,
  cancelByStaff,
  confirmCash,
  returnCash,
  askRefundAgain,
  returnOtherwise,
  auditLog,
} satisfies Record<string, Endpoint>;

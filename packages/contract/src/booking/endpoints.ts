import * as z from 'zod/mini';
import { passportForm } from '../users/schema.ts';
import { endpoint } from '../wire/endpoint.ts';
import { estateId, form, ok, sentCode, uuid } from '../wire/schema.ts';
import { bookingPage } from './schema.ts';

const params = z.object({ estate: estateId });
const page = ok(bookingPage);

export const getBooking = endpoint({
  name: 'booking.get',
  door: 'cabinet',
  method: 'GET',
  path: '/api/booking/{estate}',
  summary: "The reader's booking of an estate, its price and terms.",
  owner: { kind: 'self' },
  params,
  answer: page,
  errors: ['NOT_FOUND'],
});

/**
 * Begins the hold. `priceKopecks` is the price shown on the screen: when the price has changed, the call is
 * refused.
 */
export const beginBooking = endpoint({
  name: 'booking.begin',
  door: 'cabinet',
  method: 'POST',
  path: '/api/booking/{estate}/begin',
  summary: 'Begins the hold of an estate.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  body: form({
    term: z.string().check(z.maxLength(40)),
    priceKopecks: z.int(),
    rulesVersion: z.string().check(z.maxLength(40)),
    agree: z.literal(true),
  }),
  answer: page,
  errors: [
    'ESTATE_TAKEN',
    'ESTATE_NOT_FOR_SALE',
    'HOLD_LIMIT',
    'FREE_HOLD_USED',
    'PRICE_CHANGED',
    'NOT_FOUND',
    'VALIDATION',
    'STEP_WRONG',
  ],
  idempotency: 'key',
});

export const saveBookingPassport = endpoint({
  name: 'booking.passport',
  door: 'cabinet',
  method: 'POST',
  path: '/api/booking/{estate}/passport',
  summary: "Takes the buyer's passport with scans and makes the agreement.",
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  body: form({ passport: passportForm, scans: z.array(uuid).check(z.minLength(1), z.maxLength(10)) }),
  answer: page,
  errors: [
    'VALIDATION',
    'PASSPORT_INCOMPLETE',
    'PASSPORT_CHECKED',
    'HOLD_EXPIRED',
    'STEP_WRONG',
    'NOT_FOUND',
  ],
  idempotency: 'key',
});

export const sendSigningCode = endpoint({
  name: 'booking.signingCode',
  door: 'cabinet',
  method: 'POST',
  path: '/api/booking/{estate}/signing-code',
  summary: 'Sends a 6-digit code bound to the hash of the shown agreement.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  body: form({ sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  answer: ok(sentCode),
  errors: [
    'DOCUMENT_CHANGED',
    'PASSPORT_ENDED',
    'CODE_TOO_SOON',
    'CODE_LATER',
    'CODE_DAY_OVER',
    'HOLD_EXPIRED',
    'EDITION_OVER',
    'STEP_WRONG',
    'NOT_FOUND',
    'RATE_LIMITED',
  ],
});

export const signBooking = endpoint({
  name: 'booking.sign',
  door: 'cabinet',
  method: 'POST',
  path: '/api/booking/{estate}/sign',
  summary: 'Signs the agreement by code.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  body: form({
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    code: z.string().check(z.regex(/^\d{6}$/)),
  }),
  answer: page,
  errors: [
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_TRIES_OVER',
    'SIGNATURE_KIND_LOW',
    'DOCUMENT_CHANGED',
    'PASSPORT_ENDED',
    'HOLD_EXPIRED',
    'EDITION_OVER',
    'STEP_WRONG',
    'NOT_FOUND',
  ],
  idempotency: 'key',
  proof: 'call',
});

export const beginPayment = endpoint({
  name: 'booking.pay',
  door: 'cabinet',
  method: 'POST',
  path: '/api/booking/{estate}/payment',
  summary: 'Begins a payment of the fee: by card, by SBP, at the cash desk or by a transfer.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  body: form({ method: z.enum(['acquiring', 'sbp', 'cash-box', 'other']) }),
  answer: page,
  errors: ['PAYMENT_IN_PROGRESS', 'HOLD_EXPIRED', 'STEP_WRONG', 'NOT_FOUND', 'UNAVAILABLE'],
  idempotency: 'key',
});

/** Asks the acquirer when its last answer is neither final nor fresh, and returns what the server knows. */
export const refreshPayment = endpoint({
  name: 'booking.refreshPayment',
  door: 'cabinet',
  method: 'POST',
  path: '/api/booking/{estate}/payment/refresh',
  summary: "Asks the acquirer about the reader's payment.",
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params,
  body: z.optional(form({})),
  answer: page,
  errors: ['NOT_FOUND'],
  limit: { max: 120, seconds: 60, per: 'person' },
});

/** Keeps the signed terms: a new edition changes nothing until it is signed. */
export const keepTerms = endpoint({
  name: 'booking.keepTerms',
  door: 'cabinet',
  method: 'POST',
  path: '/api/booking/{estate}/keep-terms',
  summary: 'The buyer leaves the signed terms as they are.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  body: z.optional(form({})),
  answer: page,
  errors: ['STEP_WRONG', 'HOLD_EXPIRED', 'NOT_FOUND'],
  idempotency: 'key',
});

export const cancelBooking = endpoint({
  name: 'booking.cancel',
  door: 'cabinet',
  method: 'POST',
  path: '/api/booking/{estate}/cancel',
  summary: 'The buyer gives up a booking; what was paid goes back while the term runs.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params,
  body: form({
    reason: z.optional(z.string().check(z.maxLength(1000))),
    /** The sum that the screen promised to refund; the call is refused when it has changed. */
    refundKopecks: z._default(z.int(), 0),
  }),
  answer: page,
  errors: ['STEP_WRONG', 'PAYMENT_IN_PROGRESS', 'REFUND_CHANGED', 'CONTRACT_SIGNED', 'NOT_FOUND'],
  idempotency: 'key',
  proof: 'fresh-for-money',
});

export const bookingEndpoints = {
  getBooking,
  beginBooking,
  saveBookingPassport,
  sendSigningCode,
  signBooking,
  beginPayment,
  refreshPayment,
  keepTerms,
  cancelBooking,
};

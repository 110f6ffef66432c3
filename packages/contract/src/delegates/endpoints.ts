import * as z from 'zod/mini';
import { bookingStates } from '../booking/rules.ts';
import { estateCard } from '../catalogue/endpoints.ts';
import { coursePoint, dealSummary, historyEntry, moneyPart, turnView } from '../deals/endpoints.ts';
import { dealPlaces } from '../deals/places.ts';
import { documentSummary } from '../documents/endpoints.ts';
import { paymentView } from '../payments/schema.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, estateId, fileAnswer, form, kopecks, moment, ok, sentCode, uuid } from '../wire/schema.ts';
import { delegateForm } from './form.ts';
import { powerForm, powerView } from './power.ts';
import { delegateScopes } from './rules.ts';

const delegation = z.object({
  id: uuid,
  scope: z.enum(delegateScopes),
  /** The last moment of its last day. */
  until: moment,
  state: z.enum(['waits', 'active']),
  /** Until when it may be accepted; null after the acceptance. */
  acceptUntil: z.nullable(moment),
  acceptedAt: z.nullable(moment),
  /** The power of attorney by which he signs; null without one. */
  power: z.nullable(powerView),
});

/**
 * A person whom the reader trusts. Before the acceptance only his phone is shown: whether he has an account
 * is not revealed.
 */
const givenTrust = z.object({ ...delegation.shape, phone: z.string(), name: z.nullable(z.string()) });
export type GivenTrust = z.output<typeof givenTrust>;

/** A person who trusts the reader. */
const receivedTrust = z.object({ ...delegation.shape, principal: z.string() });
export type ReceivedTrust = z.output<typeof receivedTrust>;

export const listDelegates = endpoint({
  name: 'delegates.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/delegates',
  summary: 'Whom the person trusts, and who trusts him: invitations and what is in force.',
  owner: { kind: 'self' },
  answer: ok(z.object({ now: moment, given: z.array(givenTrust), received: z.array(receivedTrust) })),
  errors: [],
});

/** The answer does not depend on whether the phone is registered (promise 4). */
export const nameDelegate = endpoint({
  name: 'delegates.name',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/delegates',
  summary: 'Invites a person by phone to act for the buyer, within a scope and until a day.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  body: form(delegateForm.shape),
  answer: done,
  errors: [
    'DELEGATE_SELF',
    'DELEGATE_AGAIN',
    'DELEGATES_FULL',
    'INVITATIONS_OVER',
    'RATE_LIMITED',
    'VALIDATION',
    'CSRF_INVALID',
  ],
  idempotency: 'key',
  proof: 'fresh',
});

const one = z.object({ delegation: uuid });

export const acceptDelegation = endpoint({
  name: 'delegates.accept',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/delegates/{delegation}/accept',
  summary: 'The invited person agrees to act for the one who invites.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params: one,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'PRINCIPAL_FROZEN', 'VALIDATION', 'CSRF_INVALID'],
});

/** Ends at once, also on open pages; a frozen cabinet may still end a delegation. */
export const endDelegation = endpoint({
  name: 'delegates.end',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/delegates/{delegation}/end',
  summary: 'Either of the two ends what was entrusted, or the invitation.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params: one,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const givePower = endpoint({
  name: 'delegates.givePower',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/delegates/{delegation}/power',
  summary: 'The buyer shows the notarial power of attorney by which a trusted person is to sign.',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  params: one,
  body: form(powerForm.shape),
  answer: done,
  errors: ['NOT_FOUND', 'STEP_WRONG', 'VALIDATION', 'CSRF_INVALID'],
  idempotency: 'key',
  proof: 'fresh',
});

/** The delegation by which an answer is given: the principal, the scope in force now and the last moment. */
const trust = z.object({ id: uuid, principal: z.string(), scope: z.enum(delegateScopes), until: moment });

export const listTrustedDeals = endpoint({
  name: 'delegates.deals',
  door: 'cabinet',
  method: 'GET',
  path: '/api/delegations/{delegation}/deals',
  summary: 'Bookings and deals of the person on whose behalf the reader acts.',
  owner: { kind: 'delegate', param: 'delegation', scope: 'view' },
  params: one,
  answer: ok(z.object({ now: moment, trust, items: z.array(dealSummary) })),
  errors: ['NOT_FOUND'],
});

/**
 * A deal as a trusted person sees it: no passport, no papers, no other people and none of the principal's
 * choices. Payment details are included only for a person who may pay.
 */
const trustedDeal = z.object({
  now: moment,
  trust,
  number: z.string(),
  place: z.nullable(z.enum(dealPlaces)),
  stage: z.string(),
  priceKopecks: kopecks,
  card: estateCard,
  turn: turnView,
  course: z.array(coursePoint),
  money: z.array(moneyPart),
  history: z.array(historyEntry),
  booking: z.object({
    state: z.enum(bookingStates),
    /** Null: no fee is due, or another person than the principal holds the deal. */
    feeKopecks: z.nullable(kopecks),
    holdUntil: moment,
    bookedUntil: z.nullable(moment),
    payment: z.nullable(paymentView),
  }),
  /**
   * The agreement that waits for a signature, for a person who may sign. `named`: it names the reader as the
   * representative, so he can sign it. It contains the principal's passport, as the power of attorney does.
   */
  agreement: z.nullable(z.object({ paper: documentSummary, named: z.boolean() })),
});
export type TrustedDeal = z.output<typeof trustedDeal>;

const ofDeal = z.object({ delegation: uuid, estate: estateId });

export const getTrustedDeal = endpoint({
  name: 'delegates.deal',
  door: 'cabinet',
  method: 'GET',
  path: '/api/delegations/{delegation}/deals/{estate}',
  summary: 'A deal of the person on whose behalf the reader acts, without papers and passport.',
  owner: { kind: 'delegate', param: 'delegation', scope: 'view' },
  params: ofDeal,
  answer: ok(trustedDeal),
  errors: ['NOT_FOUND'],
});

export const payAsDelegate = endpoint({
  name: 'delegates.pay',
  door: 'cabinet',
  method: 'POST',
  path: '/api/delegations/{delegation}/deals/{estate}/payment',
  summary: 'A trusted person begins a payment of the fee by card or SBP; the record says on whose behalf.',
  owner: { kind: 'delegate', param: 'delegation', scope: 'pay' },
  whenFrozen: 'closed',
  params: ofDeal,
  body: form({ method: z.enum(['acquiring', 'sbp']) }),
  answer: ok(trustedDeal),
  errors: [
    'DELEGATE_SCOPE',
    'PRINCIPAL_FROZEN',
    'PAYMENT_IN_PROGRESS',
    'HOLD_EXPIRED',
    'STEP_WRONG',
    'NOT_FOUND',
    'UNAVAILABLE',
  ],
  idempotency: 'key',
});

export const refreshTrustedPayment = endpoint({
  name: 'delegates.refreshPayment',
  door: 'cabinet',
  method: 'POST',
  path: '/api/delegations/{delegation}/deals/{estate}/payment/refresh',
  summary: 'Asks the acquirer about the payment of the person on whose behalf the reader acts.',
  owner: { kind: 'delegate', param: 'delegation', scope: 'pay' },
  whenFrozen: 'open',
  params: ofDeal,
  body: z.optional(form({})),
  answer: ok(trustedDeal),
  errors: ['DELEGATE_SCOPE', 'NOT_FOUND'],
  limit: { max: 120, seconds: 60, per: 'person' },
});

const signing = { kind: 'delegate', param: 'delegation', scope: 'sign' } as const;
const signingErrors = [
  'DELEGATE_SCOPE',
  'PRINCIPAL_FROZEN',
  'HOLD_EXPIRED',
  'EDITION_OVER',
  'STEP_WRONG',
  'NOT_FOUND',
] as const;
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Idempotent: the paper that names the reader is kept. */
export const nameInAgreement = endpoint({
  name: 'delegates.nameInAgreement',
  door: 'cabinet',
  method: 'POST',
  path: '/api/delegations/{delegation}/deals/{estate}/agreement',
  summary: 'Makes the waiting agreement anew with the reader named in it as the representative.',
  owner: signing,
  whenFrozen: 'closed',
  params: ofDeal,
  body: z.optional(form({})),
  answer: ok(trustedDeal),
  errors: [...signingErrors, 'POWER_UNCHECKED'],
});

export const readTrustedAgreement = endpoint({
  name: 'delegates.agreement',
  door: 'cabinet',
  method: 'GET',
  path: '/api/delegations/{delegation}/deals/{estate}/agreement/{document}',
  summary:
    'The bytes of the agreement that names the reader as the representative, waiting or signed by him.',
  owner: signing,
  params: z.object({ ...ofDeal.shape, document: uuid }),
  ...fileAnswer,
  errors: ['DELEGATE_SCOPE', 'NOT_FOUND'],
});

export const sendTrustedCode = endpoint({
  name: 'delegates.signingCode',
  door: 'cabinet',
  method: 'POST',
  path: '/api/delegations/{delegation}/deals/{estate}/signing-code',
  summary: "Sends the trusted person's own phone a code bound to the hash of the shown agreement.",
  owner: signing,
  whenFrozen: 'closed',
  params: ofDeal,
  body: form({ sha256 }),
  answer: ok(sentCode),
  errors: [
    ...signingErrors,
    'POWER_UNCHECKED',
    'DOCUMENT_CHANGED',
    'PASSPORT_ENDED',
    'CODE_TOO_SOON',
    'CODE_LATER',
    'CODE_DAY_OVER',
    'RATE_LIMITED',
  ],
});

export const signAsDelegate = endpoint({
  name: 'delegates.sign',
  door: 'cabinet',
  method: 'POST',
  path: '/api/delegations/{delegation}/deals/{estate}/sign',
  summary:
    'A trusted person signs the agreement by his own code; the record says on whose behalf and by which power.',
  owner: signing,
  whenFrozen: 'closed',
  params: ofDeal,
  body: form({ sha256, code: z.string().check(z.regex(/^\d{6}$/)) }),
  answer: ok(trustedDeal),
  errors: [
    ...signingErrors,
    'POWER_UNCHECKED',
    'SIGNATURE_KIND_LOW',
    'DOCUMENT_CHANGED',
    'PASSPORT_ENDED',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'CODE_TRIES_OVER',
  ],
  idempotency: 'key',
  proof: 'call',
});

export const delegatesEndpoints = {
  listDelegates,
  nameDelegate,
  acceptDelegation,
  endDelegation,
  listTrustedDeals,
  getTrustedDeal,
  payAsDelegate,
  refreshTrustedPayment,
  givePower,
  nameInAgreement,
  readTrustedAgreement,
  sendTrustedCode,
  signAsDelegate,
};

import type { DepositPlace } from '@novosel/contract/payments/rules.ts';

/** Events of a deposit. */
export type DepositEvent =
  | 'signed'
  | 'cash-chosen'
  | 'asked'
  | 'pending'
  | 'capturing'
  | 'declined'
  | 'paid'
  | 'paid-cash'
  | 'expired'
  | 'canceled'
  | 'returning'
  | 'returning-cash'
  | 'returned';

type Ways = Readonly<Partial<Record<DepositPlace, DepositPlace>>>;

const ways: Readonly<Record<DepositEvent, Ways>> = {
  signed: { signWaiting: 'payWaiting' },
  'cash-chosen': { payWaiting: 'cashWaiting', declined: 'cashWaiting', forPayment: 'cashWaiting' },
  asked: { payWaiting: 'asked', cashWaiting: 'asked', declined: 'asked', forPayment: 'asked' },
  pending: { asked: 'forPayment', expiredAsked: 'expiredPending', canceledAsked: 'canceledPending' },
  capturing: {
    asked: 'capturing',
    forPayment: 'capturing',
    expiredAsked: 'expiredPending',
    canceledAsked: 'canceledPending',
  },
  declined: {
    asked: 'declined',
    forPayment: 'declined',
    capturing: 'declined',
    expiredAsked: 'expiredDeclined',
    expiredPending: 'expiredDeclined',
    canceledAsked: 'canceledDeclined',
    canceledPending: 'canceledDeclined',
  },
  // From every place after a first payment: one that was left for another way may succeed late.
  paid: {
    cashWaiting: 'paid',
    asked: 'paid',
    forPayment: 'paid',
    capturing: 'paid',
    declined: 'paid',
    expired: 'paid',
    expiredAsked: 'paid',
    expiredPending: 'paid',
    expiredDeclined: 'paid',
  },
  // Also by a transfer, which may come at any time after it was promised.
  'paid-cash': {
    payWaiting: 'paidCash',
    cashWaiting: 'paidCash',
    asked: 'paidCash',
    forPayment: 'paidCash',
    capturing: 'paidCash',
    declined: 'paidCash',
    expired: 'paidCash',
    expiredAsked: 'paidCash',
    expiredPending: 'paidCash',
    expiredDeclined: 'paidCash',
  },
  expired: closing('expired'),
  canceled: closing('canceled'),
  returning: {
    paid: 'returning',
    paidCash: 'returningCash',
    expired: 'returning',
    expiredAsked: 'returning',
    expiredPending: 'returning',
    expiredDeclined: 'returning',
    canceled: 'returning',
    canceledAsked: 'returning',
    canceledPending: 'returning',
    canceledDeclined: 'returning',
  },
  'returning-cash': {
    expired: 'returningCash',
    expiredAsked: 'returningCash',
    expiredPending: 'returningCash',
    expiredDeclined: 'returningCash',
    canceled: 'returningCash',
    canceledAsked: 'returningCash',
    canceledPending: 'returningCash',
    canceledDeclined: 'returningCash',
  },
  returned: { returning: 'returned', returningCash: 'returnedCash' },
};

function closing(end: 'expired' | 'canceled'): Ways {
  return {
    signWaiting: end,
    payWaiting: end,
    cashWaiting: end,
    asked: `${end}Asked`,
    forPayment: `${end}Pending`,
    capturing: `${end}Pending`,
    declined: `${end}Declined`,
  };
}

/** The place of a deposit after an event; undefined when the event changes nothing. */
export function depositAfter(place: DepositPlace, event: DepositEvent): DepositPlace | undefined {
  return ways[event][place];
}

import { type Held, keep } from '../../held.ts';

/** Personal data in this domain's tables. */
export const held: Held = {
  holdings: [
    keep('deposits', { ru: 'Платежи за бронь', en: 'Booking fees' }, 'money'),
    keep('payments', { ru: 'Попытки оплаты', en: 'Payments' }, 'money', {
      of: { table: 'deposits', key: 'deposit_id' },
      hides: ['idempotence_key', 'return_url', 'confirmation_url', 'qr', 'asked_at', 'next_ask_at'],
    }),
    keep('refunds', { ru: 'Возвраты', en: 'Refunds' }, 'money', {
      of: { table: 'payments', key: 'payment_id' },
      hides: ['idempotence_key', 'asked_at', 'next_ask_at'],
    }),
  ],
  notHeld: {
    'payments.actor_id': 'the trusted person is another person; the payment is given back with its deposit',
    'payments.on_behalf_of': 'given back with the deposit',
  },
};

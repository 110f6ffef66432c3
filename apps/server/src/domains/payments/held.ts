import type { Held } from '../../held.ts';

/** Where data of a person stand in this domain. */
export const held: Held = {
  holdings: [
    {
      table: 'deposits',
      title: { ru: 'Платежи за бронь', en: 'Booking fees' },
      by: ['user_id'],
      end: { keep: 'money' },
    },
    {
      table: 'payments',
      title: { ru: 'Попытки оплаты', en: 'Payments' },
      of: { table: 'deposits', key: 'deposit_id' },
      hides: ['idempotence_key', 'return_url', 'confirmation_url', 'qr', 'asked_at', 'next_ask_at'],
      end: { keep: 'money' },
    },
    {
      table: 'refunds',
      title: { ru: 'Возвраты', en: 'Refunds' },
      of: { table: 'payments', key: 'payment_id' },
      hides: ['idempotence_key', 'asked_at', 'next_ask_at'],
      end: { keep: 'money' },
    },
  ],
  notHeld: {
    'payments.actor_id': 'the trusted person is another person; the payment is given back with its deposit',
    'payments.on_behalf_of': 'given back with the deposit',
  },
};

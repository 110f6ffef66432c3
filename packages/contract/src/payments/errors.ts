import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of payments, refunds, schedules and escrow accounts. */
export const paymentsErrors = {
  REFUND_CHANGED: {
    status: 409,
    ru: 'Сумма возврата изменилась. Посмотрите, что вернётся теперь.',
    en: 'The sum to be returned has changed. See what comes back now.',
  },
  ORDER_USED: {
    status: 409,
    ru: 'Этим поручением уже подтверждена бронь {number}: одно поручение оплачивает одну бронь. Если это другое поручение с тем же номером, допишите к номеру банк плательщика.',
    en: 'This payment order has already confirmed booking {number}: one order pays one booking. If it is another order with the same number, add the payer’s bank to the number.',
  },
  PAYMENT_IN_PROGRESS: {
    status: 409,
    ru: 'Платёж уже идёт. Дождитесь ответа банка.',
    en: 'A payment is under way. Wait for the bank.',
  },
  SCHEDULE_BEGUN: {
    status: 409,
    ru: 'По графику уже платят: новый график составит юрист дополнительным соглашением.',
    en: 'Payments by the schedule have begun: a new one takes an agreement made by a lawyer.',
  },
  SCHEDULE_RUNS: {
    status: 409,
    ru: 'Цену платят по графику: этап закроется с последним платежом.',
    en: 'The price is paid by a schedule: the step ends with the last payment.',
  },
  INSTALLMENT_ORDER_USED: {
    status: 409,
    ru: 'Этим поручением уже подтверждён другой платёж на такую же сумму. Если это другое поручение с тем же номером, допишите к номеру банк плательщика.',
    en: 'This payment order has already confirmed another payment of as much. If it is another order with the same number, add the payer’s bank to the number.',
  },
  ESCROW_ACCOUNT_USED: {
    status: 409,
    ru: 'Этот счёт уже записан в другой сделке: у каждой сделки свой эскроу-счёт. Сверьте номер с письмом банка.',
    en: 'This account is recorded in another deal: each deal has an escrow account of its own. Check it against the bank’s letter.',
  },
} as const satisfies Record<string, ErrorEntry>;

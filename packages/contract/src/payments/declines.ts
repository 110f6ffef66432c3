/**
 * Why a try to pay has failed: the bank would not, nobody confirmed it in time, or the fault is on our side.
 */
export const declineKinds = ['bank', 'expired', 'ours'] as const;
export type DeclineKind = (typeof declineKinds)[number];

/** YooKassa's cancellation reasons of which no bank has decided; all others are the bank's. */
const notOfBank: ReadonlyMap<string, DeclineKind> = new Map([
  ['expired_on_confirmation', 'expired'],
  ['expired_on_capture', 'expired'],
  ['canceled_by_merchant', 'ours'],
  ['internal_timeout', 'ours'],
]);

/**
 * The kind of a failed try.
 * @param made whether the acquirer has made the payment: else it refused our request, say for its receipt
 */
export function declineKind(reason: string | null, made: boolean): DeclineKind {
  return made ? (notOfBank.get(reason ?? '') ?? 'bank') : 'ours';
}

/** What people are told, on the page, in the notice and at the desk alike. */
export const declineWords: Readonly<Record<DeclineKind, Readonly<Record<'ru' | 'en', string>>>> = {
  bank: { ru: 'Банк не принял платёж', en: 'The bank declined the payment' },
  expired: { ru: 'Время на оплату вышло', en: 'The time to pay is over' },
  ours: { ru: 'Платёж не прошёл по нашей вине', en: 'The payment failed through our fault' },
};

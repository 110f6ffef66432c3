/** Why a payment failed: the bank refused, nobody confirmed it in time, or the error is on our side. */
export const declineKinds = ['bank', 'expired', 'ours'] as const;
export type DeclineKind = (typeof declineKinds)[number];

/** YooKassa's cancellation reasons that are not a bank's decision; all others are. */
const notOfBank: ReadonlyMap<string, DeclineKind> = new Map([
  ['expired_on_confirmation', 'expired'],
  ['expired_on_capture', 'expired'],
  ['canceled_by_merchant', 'ours'],
  ['internal_timeout', 'ours'],
]);

/**
 * The kind of a failed payment.
 * @param made whether the acquirer created the payment; if not, it refused our request, for example because
 * of its receipt
 */
export function declineKind(reason: string | null, made: boolean): DeclineKind {
  return made ? (notOfBank.get(reason ?? '') ?? 'bank') : 'ours';
}

/** The text for people: the same on the page, in the notice and at the desk. */
export const declineWords: Readonly<Record<DeclineKind, Readonly<Record<'ru' | 'en', string>>>> = {
  bank: { ru: 'Банк не принял платёж', en: 'The bank declined the payment' },
  expired: { ru: 'Время на оплату вышло', en: 'The time to pay is over' },
  ours: { ru: 'Платёж не прошёл по нашей вине', en: 'The payment failed through our fault' },
};

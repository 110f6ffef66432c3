import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of discounts and bonuses. */
export const loyaltyErrors = {
  DISCOUNT_USED: {
    status: 409,
    ru: 'Скидка уже в цене брони {number}. Её цена закреплена.',
    en: 'The discount is already in the price of booking {number}, and that price is fixed.',
  },
  BONUS_BLOCKED: {
    status: 409,
    ru: 'Ваш бонусный счёт заблокирован. Спросите менеджера, что делать.',
    en: 'Your bonus account is blocked. Ask your manager what to do.',
  },
} as const satisfies Record<string, ErrorEntry>;

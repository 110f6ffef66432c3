import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of applications to banks. */
export const mortgageErrors = {
  BID_OVER: {
    status: 409,
    ru: 'Этот банк уже не ждёт выбора. Посмотрите другие решения.',
    en: 'This bank no longer awaits a choice. See the other decisions.',
  },
} as const satisfies Record<string, ErrorEntry>;

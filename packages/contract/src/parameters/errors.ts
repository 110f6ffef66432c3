import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of the parameters of a deal. */
export const parametersErrors = {
  QUOTE_CHANGED: {
    status: 409,
    ru: 'Расчёт изменился. Посмотрите, что было и что стало, и сохраните условия заново.',
    en: 'The calculation has changed. See what it was and what it is, and save the terms again.',
  },
  CERTIFICATE_USED: {
    status: 409,
    ru: 'Этот сертификат уже применён в другой вашей сделке.',
    en: 'This certificate is already used in another deal of yours.',
  },
} as const satisfies Record<string, ErrorEntry>;

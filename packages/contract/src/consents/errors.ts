import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of consents. */
export const consentsErrors = {
  CONSENT_CHANGED: {
    status: 409,
    ru: 'Текст согласия изменился. Прочитайте новый.',
    en: 'The text of the consent has changed. Read the new one.',
  },
  CONSENT_UNSIGNED: {
    status: 409,
    ru: 'Сначала подпишите согласие для банков.',
    en: 'Sign the consent for the banks first.',
  },
  CONSENT_NEEDED: { status: 422, ru: 'Сначала согласитесь на рекламу.', en: 'Agree to advertising first.' },
} as const satisfies Record<string, ErrorEntry>;

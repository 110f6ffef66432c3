import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of orders for certificates. */
export const edsErrors = {
  CERTIFICATE_DATA_UNCHECKED: {
    status: 409,
    ru: 'Сначала сверьте паспорт и СНИЛС. Выпуск начнётся, когда паспорт проверен.',
    en: 'Confirm the passport and the SNILS first. The issue begins when the passport has been checked.',
  },
  CERTIFICATE_DATA_CHANGED: {
    status: 409,
    ru: 'Паспорт изменился, пока вы его читали. Сверьте его ещё раз.',
    en: 'The passport has changed while you were reading it. Confirm it again.',
  },
  CERTIFICATE_ORDER_OPEN: {
    status: 409,
    ru: 'Заявка на эту подпись уже открыта. Дождитесь её или отмените.',
    en: 'An order for this signature is open already. Wait for it or cancel it.',
  },
  CERTIFICATE_NOT_RENEWABLE: {
    status: 409,
    ru: 'Эту подпись нельзя продлить. Выпустите новую.',
    en: 'This signature cannot be renewed. Order a new one.',
  },
} as const satisfies Record<string, ErrorEntry>;

import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals about meetings for signing. */
export const appointmentsErrors = {
  SLOT_TAKEN: {
    status: 409,
    ru: 'Это время только что заняли. {nearest}',
    en: 'This time has just been taken. {nearest}',
  },
  SLOT_CLOSED: {
    status: 409,
    ru: 'На это время записи нет. Выберите другое.',
    en: 'This time is not offered. Choose another one.',
  },
  SLOT_HOLD_OVER: {
    status: 409,
    ru: 'Время больше не держим за вами: прошло {minutes} минут. Выберите его снова.',
    en: 'The time is no longer kept for you: {minutes} minutes have passed. Choose it again.',
  },
  VISIT_LATE: {
    status: 409,
    ru: 'До встречи меньше {hours} часов. Позвоните менеджеру.',
    en: 'The meeting is in less than {hours} hours. Call the manager.',
  },
  VISIT_MOVES_SPENT: {
    status: 409,
    ru: 'Встречу уже переносили {max} раза. Позвоните менеджеру.',
    en: 'The meeting has been moved {max} times already. Call the manager.',
  },
  VISIT_NOT_YET: {
    status: 409,
    ru: 'Встреча ещё не началась.',
    en: 'The meeting has not begun yet.',
  },
  SLOTS_BOOKED: {
    status: 409,
    ru: 'На это время записаны люди: {count}. Сначала перенесите их встречи.',
    en: 'People have meetings at this time: {count}. Move their meetings first.',
  },
} as const satisfies Record<string, ErrorEntry>;

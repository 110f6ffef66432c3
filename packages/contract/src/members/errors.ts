import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals about members of a deal. */
export const membersErrors = {
  MEMBER_SELF: {
    status: 409,
    ru: 'Это ваш телефон: вы уже участник. Впишите телефон другого человека.',
    en: 'This is your own phone: you take part already. Enter the phone of another person.',
  },
  MEMBER_AGAIN: {
    status: 409,
    ru: 'Этот человек уже участвует в сделке.',
    en: 'This person takes part in the deal already.',
  },
  MEMBERS_FULL: {
    status: 409,
    ru: 'В сделке уже {max} участников. Больше добавить нельзя.',
    en: 'The deal has {max} members already. No more can be added.',
  },
  INVITATION_OVER: {
    status: 409,
    ru: 'Срок приглашения вышел. Попросите покупателя прислать его ещё раз.',
    en: 'The invitation has ended. Ask the buyer to send it again.',
  },
  REMINDED_TODAY: {
    status: 409,
    ru: 'Сегодня уже напоминали. Следующее напоминание можно отправить завтра.',
    en: 'A reminder was sent today. The next one can be sent tomorrow.',
  },
  PASSPORT_MISSING: {
    status: 409,
    ru: 'Сначала впишите паспорт.',
    en: 'Enter the passport first.',
  },
} as const satisfies Record<string, ErrorEntry>;

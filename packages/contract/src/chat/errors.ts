import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of conversations. */
export const chatErrors = {
  CHAT_CLOSED: {
    status: 409,
    ru: 'Этот разговор закрыт. Начните новый.',
    en: 'This conversation is closed. Begin a new one.',
  },
  CHAT_DEAL_ABSENT: {
    status: 404,
    ru: 'Сделки, о которой вы пишете, среди ваших нет. Уберите тему и отправьте снова.',
    en: 'The deal that you write about is not among yours. Take the topic off and send it again.',
  },
} as const satisfies Record<string, ErrorEntry>;

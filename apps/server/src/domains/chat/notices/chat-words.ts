import type { Words } from '../../notifications/public.ts';

type Both = Record<'ru' | 'en', Words>;

/** Notices that the desk has written while the person was away, in both languages. */
export const chatWords = {
  answered: {
    ru: { title: 'Вам ответили в чате', text: 'Откройте чат в кабинете, чтобы прочитать ответ.' },
    en: { title: 'You have an answer in the chat', text: 'Open the chat in your account to read it.' },
  },
  begun: {
    ru: { title: 'Вам написали в чате', text: 'Откройте чат в кабинете, чтобы прочитать сообщение.' },
    en: { title: 'You have a message in the chat', text: 'Open the chat in your account to read it.' },
  },
} as const satisfies Record<'answered' | 'begun', Both>;

import type { Words } from './notify.ts';

/** What a person is told when support has answered and he was not there, in both languages. */
export const chatWords = {
  ru: { title: 'Вам ответили в чате', text: 'Откройте чат в кабинете, чтобы прочитать ответ.' },
  en: { title: 'You have an answer in the chat', text: 'Open the chat in your account to read it.' },
} as const satisfies Record<'ru' | 'en', Words>;

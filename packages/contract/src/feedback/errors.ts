import type { ErrorEntry } from '../errors/entry.ts';

/** Refusals of feedback. */
export const feedbackErrors = {
  FEEDBACK_LIMIT: {
    status: 429,
    ru: 'За сутки можно написать не больше {max} раз. Повторите завтра или позвоните нам.',
    en: 'You may write at most {max} times in a day. Try again tomorrow or call us.',
  },
  FEEDBACK_DRAFTS_FULL: {
    status: 409,
    ru: 'Черновиков уже {max}. Удалите ненужный, чтобы сохранить новый.',
    en: 'There are {max} drafts already. Delete one to keep another.',
  },
  FEEDBACK_DRAFT_CHANGED: {
    status: 409,
    ru: 'Этот черновик уже изменили в другой вкладке. Написанное здесь сохранится отдельно.',
    en: 'This draft has been changed in another tab. What you write here is kept apart from it.',
  },
  FEEDBACK_CLOSED: {
    status: 409,
    ru: 'Обращение закрыто. Напишите новое.',
    en: 'This request is closed. Write a new one.',
  },
  FEEDBACK_UNANSWERED: {
    status: 409,
    ru: 'Сначала ответьте: без ответа обращение не закрывают.',
    en: 'Answer first: nothing is closed without an answer.',
  },
} as const satisfies Record<string, ErrorEntry>;

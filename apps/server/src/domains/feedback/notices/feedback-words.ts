import { subjectWords } from '@novosel/contract/feedback/rules.ts';
import type { Words } from '../../notifications/public.ts';
import type { FeedbackNews } from '../feedback.events.ts';

type Say = (news: FeedbackNews, locale: 'ru' | 'en') => Words;

/** Notices about a person's feedback; he reads the answer in the cabinet. */
export const feedbackWords: Readonly<Record<'answered' | 'closed', Say>> = {
  answered: ({ number, subject }, locale) =>
    locale === 'ru'
      ? {
          title: `Ответ на обращение № ${number}`,
          text: `Тема: «${subjectWords[subject].ru}». Прочитайте ответ в личном кабинете.`,
        }
      : {
          title: `An answer to your request No. ${number}`,
          text: `Subject: “${subjectWords[subject].en}”. Read the answer in your account.`,
        },
  closed: ({ number, subject }, locale) =>
    locale === 'ru'
      ? {
          title: `Обращение № ${number} закрыто`,
          text: `Тема: «${subjectWords[subject].ru}». Если вопрос остался, напишите новое обращение.`,
        }
      : {
          title: `Your request No. ${number} is closed`,
          text: `Subject: “${subjectWords[subject].en}”. If you still have a question, write a new request.`,
        },
};

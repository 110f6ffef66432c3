import { requestStatuses } from '@novosel/contract/services/requests.ts';
import { type RequestState, type Service, services } from '@novosel/contract/services/rules.ts';
import type { Words } from '../../notifications/public.ts';
import type { RequestNews } from '../../requests/public.ts';

export type ServiceNews = RequestNews<Service, RequestState>;

/** The meaning of a state for the person, after its name; states without an entry need nothing from him. */
const meaning: Partial<Record<RequestState, { readonly ru: string; readonly en: string }>> = {
  683: {
    ru: 'Пришлите документы в личном кабинете: пока их нет, заявка ждёт.',
    en: 'Send the papers in your account: the request waits for them.',
  },
  685: { ru: 'Прочитайте ответ в личном кабинете.', en: 'Read the answer in your account.' },
  686: {
    ru: 'Выберите подходящее в личном кабинете: пока вы не выберете, заявка ждёт.',
    en: 'Choose what suits you in your account: the request waits for it.',
  },
  688: {
    ru: 'Всё готово: откройте заявку в личном кабинете.',
    en: 'All is ready: open the request in your account.',
  },
};

const stateWords = (state: RequestState, locale: 'ru' | 'en'): string => {
  if (state === 'declined') return locale === 'ru' ? 'Выполнить не получится' : 'It cannot be done';
  return requestStatuses[Number(state) as keyof typeof requestStatuses]?.[locale] ?? '';
};

const usual = {
  ru: 'Подробности — в личном кабинете.',
  en: 'The details are in your account.',
} as const;

/** Notices of a step of the desk. */
export function movedWords({ number, kind, state }: ServiceNews, locale: 'ru' | 'en'): Words {
  const text = `${stateWords(state, locale)}. ${(meaning[state] ?? usual)[locale]}`;
  const name = services[kind][locale];
  return {
    title: locale === 'ru' ? `Заявка № ${number}: ${name}` : `Request No. ${number}: ${name}`,
    text,
  };
}

/** Notices of a missed promise. */
export function lateWords({ number, kind }: ServiceNews, locale: 'ru' | 'en'): Words {
  const name = services[kind][locale];
  return locale === 'ru'
    ? {
        title: `Заявка № ${number}: мы опаздываем`,
        text: `«${name}»: обещанный срок прошёл. Сотрудник об этом знает; спросить можно в чате.`,
      }
    : {
        title: `Request No. ${number}: we are late`,
        text: `“${name}”: the promised day has passed. Our staff knows; you may ask in the chat.`,
      };
}

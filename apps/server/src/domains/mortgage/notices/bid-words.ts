import { formatSentDayTime } from '@novosel/contract/time/time.ts';
import type { Words } from '../../notifications/public.ts';
import type { BidNews } from '../mortgage.events.ts';

interface Told {
  readonly bank: string;
  /** The last day of an approval, or the promised day of an answer. */
  readonly end: string;
}
type Say = (told: Told) => Words;

/** Notices of a bank's answer; other statuses result from the buyer's own acts. */
const said: Readonly<Partial<Record<BidNews['status'], { readonly ru: Say; readonly en: Say }>>> = {
  approved: {
    ru: ({ bank, end }) => ({
      title: `Ипотека одобрена: ${bank}`,
      text: `Решение действует до ${end}. Сравните банки и выберите один.`,
    }),
    en: ({ bank, end }) => ({
      title: `Mortgage approved: ${bank}`,
      text: `The approval stands until ${end}. Compare the banks and choose one.`,
    }),
  },
  thinking: {
    ru: ({ bank, end }) => ({ title: `Заявка на рассмотрении: ${bank}`, text: `Банк ответит до ${end}.` }),
    en: ({ bank, end }) => ({
      title: `Application under review: ${bank}`,
      text: `The bank will answer by ${end}.`,
    }),
  },
  refused: {
    ru: ({ bank }) => ({
      title: `Банк отказал: ${bank}`,
      text: 'Что ответили другие банки, видно на странице заявки.',
    }),
    en: ({ bank }) => ({
      title: `The bank refused: ${bank}`,
      text: 'What other banks have answered stands on the page of the application.',
    }),
  },
  expired: {
    ru: ({ bank }) => ({
      title: `Решение банка истекло: ${bank}`,
      text: 'Выберите другой банк или отправьте заявку снова.',
    }),
    en: ({ bank }) => ({
      title: `The approval has ended: ${bank}`,
      text: 'Choose another bank or send the application again.',
    }),
  },
};

/** @returns undefined for a status without a notice */
export function bidWords(
  { bank, status, promisedAt, validUntil, at }: BidNews,
  locale: 'ru' | 'en',
): Words | undefined {
  const moment = status === 'thinking' ? promisedAt : validUntil;
  const end = moment ? formatSentDayTime(moment, { now: at, locale }) : '';
  return said[status]?.[locale]({ bank, end });
}

import { formatDay } from '@novosel/contract/time.ts';
import type { BidNews } from '../mortgage/public.ts';
import type { Words } from './notify.ts';

interface Told {
  readonly bank: string;
  /** Until when an approval stands, or by when the bank answers. */
  readonly day: string;
}
type Say = (told: Told) => Words;

/** What the buyer is told of a bank's answer; the others come of what he has done himself. */
const said: Readonly<Partial<Record<BidNews['status'], { readonly ru: Say; readonly en: Say }>>> = {
  approved: {
    ru: ({ bank, day }) => ({
      title: `Ипотека одобрена: ${bank}`,
      text: `Решение действует до ${day}. Сравните банки и выберите один.`,
    }),
    en: ({ bank, day }) => ({
      title: `Mortgage approved: ${bank}`,
      text: `The approval stands until ${day}. Compare the banks and choose one.`,
    }),
  },
  thinking: {
    ru: ({ bank, day }) => ({ title: `Заявка на рассмотрении: ${bank}`, text: `Банк ответит до ${day}.` }),
    en: ({ bank, day }) => ({
      title: `Application under review: ${bank}`,
      text: `The bank will answer by ${day}.`,
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

/** @returns undefined for what is not told */
export function bidWords(
  { bank, status, promisedAt, validUntil, at }: BidNews,
  locale: 'ru' | 'en',
): Words | undefined {
  const moment = status === 'thinking' ? promisedAt : validUntil;
  const day = moment ? formatDay(moment, { now: at, locale }) : '';
  return said[status]?.[locale]({ bank, day });
}

import { formatDate } from '@novosel/contract/time/time.ts';
import type { Words } from '../../notifications/public.ts';

interface Level {
  readonly title: Readonly<Record<'ru' | 'en', string>>;
  readonly higher: boolean;
  readonly until: Date;
}

/** Notices of a person's loyalty level, in both languages. */
export const levelWords = {
  ru: ({ title, higher, until }: Level): Words => ({
    title: higher ? `Теперь ваш статус — «${title.ru}»` : `Статус изменился: «${title.ru}»`,
    text: higher
      ? `Он действует до ${formatDate(until)}. Скидка уже учтена в цене новых броней.`
      : `Срок прежнего статуса закончился, сделок за пять лет для него не хватило. «${title.ru}» действует до ${formatDate(until)}.`,
  }),
  en: ({ title, higher, until }: Level): Words => ({
    title: higher ? `Your status is now ${title.en}` : `Your status has changed: ${title.en}`,
    text: higher
      ? `It holds until ${formatDate(until)}. The discount is already in the price of new bookings.`
      : `The term of the former status is over, and the deals of five years were not enough for it. ${title.en} holds until ${formatDate(until)}.`,
  }),
};

import { formatDay } from '@novosel/contract/time.ts';
import type { BidNews } from '../mortgage/public.ts';
import type { Words } from './notify.ts';

type Locale = 'ru' | 'en';

/** What the buyer is told of a bank's answer; undefined for what he has done himself. */
export function bidWords(
  { bank, status, promisedAt, validUntil, at }: BidNews,
  locale: Locale,
): Words | undefined {
  const day = (moment: Date | null) => moment && formatDay(moment, { now: at, locale });
  const [until, by] = [day(validUntil), day(promisedAt)];
  const ru = locale === 'ru';
  switch (status) {
    case 'approved':
      return ru
        ? {
            title: `Ипотека одобрена: ${bank}`,
            text: `Решение действует до ${until}. Сравните банки и выберите один.`,
          }
        : {
            title: `Mortgage approved: ${bank}`,
            text: `The approval stands until ${until}. Compare the banks and choose one.`,
          };
    case 'thinking':
      return ru
        ? { title: `Заявка на рассмотрении: ${bank}`, text: `Банк ответит до ${by}.` }
        : { title: `Application under review: ${bank}`, text: `The bank will answer by ${by}.` };
    case 'refused':
      return ru
        ? { title: `Банк отказал: ${bank}`, text: 'Решения других банков остаются в силе.' }
        : { title: `The bank refused: ${bank}`, text: 'Decisions of the other banks stand.' };
    case 'expired':
      return ru
        ? {
            title: `Решение банка истекло: ${bank}`,
            text: 'Выберите другой банк или отправьте заявку снова.',
          }
        : {
            title: `The approval has ended: ${bank}`,
            text: 'Choose another bank or send the application again.',
          };
    default:
      return undefined;
  }
}

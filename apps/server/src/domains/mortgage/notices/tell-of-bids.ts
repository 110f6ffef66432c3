import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { bidAnswered } from '../mortgage.events.ts';
import { bidWords } from './bid-words.ts';

/** Notifies only the buyer of a bank's answer: the loan is his, not that of the other members. */
export function tellOfBids(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(bidAnswered, async (tx, news) => {
    const words = { ru: bidWords(news, 'ru'), en: bidWords(news, 'en') };
    if (!words.ru || !words.en) return;
    await tellPerson(deps, tx, {
      kind: 'deal',
      by: ['mail'],
      userId: news.userId,
      fact: `bid:${news.bidId}:${news.status}`,
      words: { ru: words.ru, en: words.en },
      tags: [notificationTags.deal],
      link: path('dealMortgage', { estate: news.estateId }),
      at: news.at,
    });
  });
}

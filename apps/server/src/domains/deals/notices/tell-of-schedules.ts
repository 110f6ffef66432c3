import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { escrowRecorded, scheduleNews } from '../deals.events.ts';
import { escrowWords } from './escrow-words.ts';
import { scheduleWords } from './schedule-words.ts';

/** Tells the buyer of the payments of his price and of where to pay; by SMS only what he has to do. */
export function tellOfSchedules(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(scheduleNews, async (tx, news) => {
    const asks = news.what === 'payment-soon' || news.what === 'payment-late';
    await tellPerson(deps, tx, {
      kind: 'deal',
      by: asks ? ['sms', 'mail'] : ['mail'],
      userId: news.mainBuyer,
      fact: `deal:${news.dealId}:${news.what}:${news.at.toISOString()}`,
      words: { ru: scheduleWords(news, 'ru'), en: scheduleWords(news, 'en') },
      tags: [notificationTags.deal],
      link: path('dealView', { estate: news.estateId }),
      at: news.at,
    });
  });
  deps.events.on(escrowRecorded, async (tx, news) => {
    await tellPerson(deps, tx, {
      kind: 'deal',
      // Who has the former account before him may be about to pay.
      by: news.replaced ? ['sms', 'mail'] : ['mail'],
      userId: news.mainBuyer,
      fact: `deal:${news.dealId}:escrow:${news.at.toISOString()}`,
      words: { ru: escrowWords(news, 'ru'), en: escrowWords(news, 'en') },
      tags: [notificationTags.deal],
      link: path('dealView', { estate: news.estateId }),
      at: news.at,
    });
  });
}

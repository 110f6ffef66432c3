import { dealPlace } from '@novosel/contract/deals/places.ts';
import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { kindOfEstate } from '../../catalogue/public.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { dealMoved } from '../deals.events.ts';
import { placeOfDeal } from '../deals.repo.ts';
import { dealWords } from './deal-words.ts';

/**
 * Tells every member of a deal where it has come: in the cabinet, by letter, and by SMS when it is their
 * turn.
 */
export function tellOfDeals(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(dealMoved, async (tx, moved) => {
    // Of a refusal to sign the signing tells itself.
    if (moved.event === 'refuse-signature') return;
    // It has gone on in the same transaction: that is what is told.
    if ((await placeOfDeal(tx, moved.dealId)) !== moved.to) return;
    const news = { ...moved, kind: await kindOfEstate(tx, moved.estateId) };
    for (const userId of news.members)
      await tellPerson(deps, tx, {
        kind: 'deal',
        by: dealPlace(news.to).turn === 'buyer' ? ['sms', 'mail'] : ['mail'],
        userId,
        fact: `deal:${news.dealId}:${news.to}:${news.at.toISOString()}`,
        words: { ru: dealWords(news, 'ru'), en: dealWords(news, 'en') },
        tags: [notificationTags.deal],
        link: path('dealView', { estate: news.estateId }),
        at: news.at,
      });
  });
}

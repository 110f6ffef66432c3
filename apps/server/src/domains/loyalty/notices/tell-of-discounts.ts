import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { type DiscountNews, discountGiven, discountWithdrawn } from '../loyalty.events.ts';
import { givenWords, withdrawnWords } from './discount-words.ts';
import { loyaltyNotice } from './loyalty-notice.ts';

/** Notifies a person of a personal discount and of its withdrawal. */
export function tellOfDiscounts(deps: TellDeps & Pick<Context, 'events'>): void {
  const tell = (what: 'given' | 'withdrawn', words: typeof givenWords) => (tx: Tx, news: DiscountNews) => {
    const fact = `discount:${news.id}:${what}`;
    return tellPerson(deps, tx, loyaltyNotice(news, words, { fact, link: path('discounts') }));
  };
  deps.events.on(discountGiven, tell('given', givenWords));
  deps.events.on(discountWithdrawn, tell('withdrawn', withdrawnWords));
}

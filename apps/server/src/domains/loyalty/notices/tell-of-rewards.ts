import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { rewardEarned, rewardMoved } from '../loyalty.events.ts';
import { loyaltyNotice } from './loyalty-notice.ts';
import { movedWords, rewardWords } from './reward-words.ts';

/** Notifies a recommender that a reward is owed, and of our steps. */
export function tellOfRewards(deps: TellDeps & Pick<Context, 'events'>): void {
  const link = path('bonusRecommend');
  deps.events.on(rewardEarned, (tx, news) => {
    const fact = `reward:${news.recommendationId}:earned`;
    return tellPerson(deps, tx, loyaltyNotice(news, rewardWords, { fact, link }));
  });
  deps.events.on(rewardMoved, (tx, news) => {
    const fact = `reward:${news.recommendationId}:${news.step}:${news.at.toISOString()}`;
    return tellPerson(deps, tx, loyaltyNotice(news, movedWords, { fact, link }));
  });
}

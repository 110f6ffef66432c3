import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { rewardEarned, rewardMoved } from '../loyalty.events.ts';
import { movedWords, rewardWords } from './reward-words.ts';

/** Tells who has recommended a friend that the reward is owed to him, and how we have moved it on. */
export function tellOfRewards(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(rewardEarned, (tx, news) =>
    tellPerson(deps, tx, {
      kind: 'deal',
      userId: news.userId,
      fact: `reward:${news.recommendationId}:earned`,
      words: { ru: rewardWords.ru(news), en: rewardWords.en(news) },
      tags: [notificationTags.forYou],
      link: path('bonusRecommend'),
      at: news.at,
    }),
  );
  deps.events.on(rewardMoved, (tx, news) =>
    tellPerson(deps, tx, {
      kind: 'deal',
      userId: news.userId,
      fact: `reward:${news.recommendationId}:${news.step}:${news.at.toISOString()}`,
      words: { ru: movedWords.ru(news), en: movedWords.en(news) },
      tags: [notificationTags.forYou],
      link: path('bonusRecommend'),
      at: news.at,
    }),
  );
}

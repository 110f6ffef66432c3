import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { levelChanged } from '../loyalty.events.ts';
import { levelWords } from './level-words.ts';

/** Tells a person that his loyalty level is another now. */
export function tellOfLevels(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(levelChanged, (tx, news) =>
    tellPerson(deps, tx, {
      kind: 'deal',
      userId: news.userId,
      fact: `loyalty:${news.code}:${news.at.toISOString()}`,
      words: { ru: levelWords.ru(news), en: levelWords.en(news) },
      tags: [notificationTags.forYou],
      link: path('bonus'),
      at: news.at,
    }),
  );
}

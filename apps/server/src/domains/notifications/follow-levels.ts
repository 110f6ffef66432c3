import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/paths.ts';
import type { Context } from '../../context.ts';
import { levelChanged } from '../loyalty/public.ts';
import { levelWords } from './level-words.ts';
import { notify } from './notify.ts';

/** Tells a person that his loyalty level is another now. */
export function followLevelsForNotices({ events }: Pick<Context, 'events'>): void {
  events.on(levelChanged, (tx, news) =>
    notify(tx, {
      userId: news.userId,
      fact: `loyalty:${news.code}:${news.at.toISOString()}`,
      words: { ru: levelWords.ru(news), en: levelWords.en(news) },
      tags: [notificationTags.forYou],
      link: path('bonus'),
      at: news.at,
    }),
  );
}

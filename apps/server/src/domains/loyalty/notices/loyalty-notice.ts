import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import type { Words } from '../../notifications/public.ts';

/** A notice about an event of the loyalty programme, in both languages. */
export function loyaltyNotice<News extends { readonly userId: number; readonly at: Date }>(
  news: News,
  words: Readonly<Record<'ru' | 'en', (news: News) => Words>>,
  { fact, link }: { readonly fact: string; readonly link: string },
) {
  return {
    kind: 'deal',
    userId: news.userId,
    fact,
    words: { ru: words.ru(news), en: words.en(news) },
    tags: [notificationTags.forYou],
    link,
    at: news.at,
  } as const;
}

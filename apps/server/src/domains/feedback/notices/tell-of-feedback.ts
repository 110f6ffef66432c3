import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { type FeedbackNews, feedbackAnswered, feedbackClosed } from '../feedback.events.ts';
import { feedbackWords } from './feedback-words.ts';

/**
 * Notifies a person that the desk has answered or closed his feedback: in the cabinet, and of an answer by
 * letter, too.
 */
export function tellOfFeedback(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(feedbackAnswered, (tx, news) => tellOf(deps, tx, news, 'answered'));
  deps.events.on(feedbackClosed, (tx, news) => tellOf(deps, tx, news, 'closed'));
}

async function tellOf(
  deps: TellDeps,
  tx: Tx,
  news: FeedbackNews,
  topic: keyof typeof feedbackWords,
): Promise<void> {
  await tellPerson(deps, tx, {
    kind: 'answers',
    by: topic === 'answered' ? ['mail'] : [],
    userId: news.userId,
    fact: `feedback:${news.feedbackId}:${topic}:${news.at.toISOString()}`,
    words: { ru: feedbackWords[topic](news, 'ru'), en: feedbackWords[topic](news, 'en') },
    tags: [notificationTags.forYou],
    link: path('feedbackView', { id: news.feedbackId }),
    at: news.at,
  });
}

import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/paths.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db.ts';
import { addToOutbox } from '../../platform/outbox.ts';
import { type FeedbackNews, feedbackAnswered, feedbackClosed } from '../feedback/public.ts';
import { personOf } from '../identity/public.ts';
import { feedbackWords } from './feedback-words.ts';
import { notify } from './notify.ts';

type Deps = Pick<Context, 'events' | 'jobs' | 'clock'>;

/** Tells a person that the desk has answered or closed his feedback: in the cabinet, an answer by letter as well. */
export function followFeedbackForNotices(deps: Deps): void {
  deps.events.on(feedbackAnswered, (tx, news) => tellOf(deps, tx, news, 'answered'));
  deps.events.on(feedbackClosed, (tx, news) => tellOf(deps, tx, news, 'closed'));
}

async function tellOf(
  deps: Deps,
  tx: Tx,
  news: FeedbackNews,
  topic: keyof typeof feedbackWords,
): Promise<void> {
  const words = { ru: feedbackWords[topic](news, 'ru'), en: feedbackWords[topic](news, 'en') };
  await notify(tx, {
    userId: news.userId,
    fact: `feedback:${news.feedbackId}:${topic}:${news.at.toISOString()}`,
    words,
    tags: [notificationTags.forYou],
    link: path('feedbackView', { id: news.feedbackId }),
    at: news.at,
  });
  const person = topic === 'answered' ? await personOf(tx, news.userId) : undefined;
  if (!person?.email) return;
  const { title, text } = words[person.locale === 'en' ? 'en' : 'ru'];
  await addToOutbox(deps, tx, { topic: 'mail', payload: { to: person.email, subject: title, text } });
}

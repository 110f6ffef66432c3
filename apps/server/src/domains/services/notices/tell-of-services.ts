import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { pageOfRequest } from '@novosel/contract/services/pages.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { type ServiceNews, serviceLate, serviceMoved } from '../services.events.ts';
import { lateWords, movedWords } from './service-words.ts';

/**
 * Tells a person of each step of the desk in his request, and of a promise that was missed: in the cabinet
 * and by letter.
 */
export function tellOfServices(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(serviceMoved, (tx, news) => tellOf(deps, tx, news, movedWords));
  deps.events.on(serviceLate, (tx, news) => tellOf(deps, tx, news, lateWords));
}

async function tellOf(deps: TellDeps, tx: Tx, news: ServiceNews, words: typeof movedWords): Promise<void> {
  await tellPerson(deps, tx, {
    kind: 'answers',
    by: ['mail'],
    userId: news.userId,
    fact: `service:${news.requestId}:${news.state}:${news.at.toISOString()}`,
    words: { ru: words(news, 'ru'), en: words(news, 'en') },
    tags: [notificationTags.forYou],
    link: path(pageOfRequest[news.service], { id: news.requestId }),
    at: news.at,
  });
}

import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { services } from '@novosel/contract/services/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { onRequests, requestLate, requestMoved } from '../../requests/public.ts';
import { serviceFamily } from '../service-family.ts';
import { lateWords, movedWords, type ServiceNews } from './service-words.ts';

/**
 * Notifies a person of each step of the desk in his request, and of a missed promise: in the cabinet and by
 * letter.
 */
export function tellOfServices(deps: TellDeps & Pick<Context, 'events'>): void {
  onRequests(deps, requestMoved, serviceFamily, (tx, news) => tellOf(deps, tx, news, movedWords));
  onRequests(deps, requestLate, serviceFamily, (tx, news) => tellOf(deps, tx, news, lateWords));
}

async function tellOf(deps: TellDeps, tx: Tx, news: ServiceNews, words: typeof movedWords): Promise<void> {
  await tellPerson(deps, tx, {
    kind: 'answers',
    by: ['mail'],
    userId: news.userId,
    fact: `service:${news.requestId}:${news.state}:${news.at.toISOString()}`,
    words: { ru: words(news, 'ru'), en: words(news, 'en') },
    tags: [notificationTags.forYou],
    link: path(services[news.kind].request, { id: news.requestId }),
    at: news.at,
  });
}

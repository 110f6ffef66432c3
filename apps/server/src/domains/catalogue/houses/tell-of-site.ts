import { notificationTags } from '@novosel/contract/notifications/tags.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import { siteNewsPublished } from '../catalogue.events.ts';
import { findNewsToTell, findSiteFollowers } from './site-followers.repo.ts';
import { siteWords } from './site-words.ts';

type Deps = TellDeps & Pick<Context, 'db' | 'events'>;

/**
 * Data of a job that notifies everybody connected with the place, in parts: `after` is the last person of the
 * part before.
 */
interface Telling {
  readonly newsId: string;
  readonly at: string;
  readonly after: number;
}

const peopleAtOnce = 200;

/** Notifies people with a favourite, booked or bought estate at the place of published news. */
export function tellOfSite({ events, jobs }: Deps): void {
  events.on(siteNewsPublished, (tx, { newsId, at }) =>
    jobs.enqueue(tx, 'site.tell', { newsId, at: at.toISOString(), after: 0 } satisfies Telling),
  );
}

export async function workTellingOfSite(deps: Deps): Promise<void> {
  await deps.jobs.work<Telling>('site.tell', (data) => tellFollowers(deps, data));
}

/**
 * Notifies the next part of these people; another job continues with the rest. Nobody is notified of news
 * that were withdrawn meanwhile.
 */
async function tellFollowers(deps: Deps, { newsId, at, after }: Telling): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const news = await findNewsToTell(tx, newsId);
    if (!news) return;
    const { complexId, buildingId } = news;
    const people = await findSiteFollowers(tx, { complexId, buildingId, after, people: peopleAtOnce });
    const link = buildingId
      ? path('estateBuilding', { building: buildingId })
      : path('estateComplex', { complex: complexId });
    for (const userId of people)
      await tellPerson(deps, tx, {
        kind: 'site',
        by: ['mail'],
        userId,
        fact: `site:${newsId}`,
        words: siteWords(news),
        tags: [notificationTags.forYou],
        link,
        at: new Date(at),
      });
    const last = people.at(-1);
    if (last !== undefined && people.length === peopleAtOnce)
      await deps.jobs.enqueue(tx, 'site.tell', { newsId, at, after: last } satisfies Telling);
  });
}

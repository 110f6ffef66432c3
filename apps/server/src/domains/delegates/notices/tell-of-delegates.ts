import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { shortNameOf } from '../../identity/public.ts';
import { type TellDeps, tellPerson } from '../../notifications/public.ts';
import {
  type DelegationNews,
  delegateNamed,
  delegationAccepted,
  delegationEnded,
} from '../delegates.events.ts';
import { delegateWords } from './delegate-words.ts';

/** Notifies both people of a delegation: of the invitation, of the answer, and of the end. */
export function tellOfDelegates(deps: TellDeps & Pick<Context, 'events'>): void {
  deps.events.on(delegateNamed, async (tx, news) => {
    await say(deps, tx, news, {
      to: news.delegateId,
      topic: 'named',
      other: await shortNameOf(tx, news.principalId),
    });
    await say(deps, tx, news, { to: news.principalId, topic: 'naming', other: news.phone });
  });
  deps.events.on(delegationAccepted, async (tx, news) =>
    say(deps, tx, news, {
      to: news.principalId,
      topic: 'accepted',
      other: await shortNameOf(tx, news.delegateId),
    }),
  );
  deps.events.on(delegationEnded, async (tx, news) => {
    const byPrincipal = news.by === 'principal';
    await say(deps, tx, news, {
      to: byPrincipal ? news.delegateId : news.principalId,
      topic: 'ended',
      other: byPrincipal ? await shortNameOf(tx, news.principalId) : news.phone,
    });
  });
}

interface Saying {
  readonly to: number | undefined;
  readonly topic: keyof typeof delegateWords;
  readonly other: string;
}

async function say(
  deps: TellDeps,
  tx: Tx,
  news: DelegationNews,
  { to, topic, other }: Saying,
): Promise<void> {
  if (to === undefined) return;
  const words = delegateWords[topic];
  await tellPerson(deps, tx, {
    kind: 'deal',
    by: ['sms', 'mail'],
    userId: to,
    fact: `delegation:${news.id}:${topic}`,
    words: { ru: words(news, other, 'ru'), en: words(news, other, 'en') },
    tags: [],
    link: path('profile'),
    at: news.at,
  });
}

import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { EventKind } from '../../platform/events.ts';
import type { FamilyKinds } from './request-family.ts';
import type { RequestNews } from './requests.events.ts';

/** Subscribes to the events of one family only. */
export function onRequests<Kind extends string, State extends string>(
  { events }: Pick<Context, 'events'>,
  news: EventKind<RequestNews>,
  { kinds }: FamilyKinds<Kind, State>,
  listener: (tx: Tx, news: RequestNews<Kind, State>) => Promise<unknown>,
): void {
  const isOwn = (one: RequestNews): one is RequestNews<Kind, State> =>
    (kinds as readonly string[]).includes(one.kind);
  events.on(news, async (tx, one) => {
    if (isOwn(one)) await listener(tx, one);
  });
}

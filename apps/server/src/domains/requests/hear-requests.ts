import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { EventKind } from '../../platform/events.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import type { FamilyKinds, RequestFamily } from './request-family.ts';
import { type RequestNews, requestLate } from './requests.events.ts';

/** Hears the news of one family alone. */
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

/** The desk hears of a late request of a family as of any other change. */
export function tellDeskOfLate(
  context: Pick<Context, 'events'>,
  { topic, ...family }: FamilyKinds<string, string> & Pick<RequestFamily, 'topic'>,
): void {
  onRequests(context, requestLate, family, (tx, { requestId }) =>
    tell(tx, { to: 'desk', topic, id: requestId }),
  );
}

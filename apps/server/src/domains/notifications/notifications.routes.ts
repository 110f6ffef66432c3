import { notificationsEndpoints } from '@novosel/contract/notifications/endpoints.ts';
import { subscriptionsEndpoints } from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { archiveNotification } from './archive-notification.ts';
import { chooseSubscription, listSubscriptions } from './choose-subscription.ts';
import { listNotifications } from './list-notifications.ts';
import { readUnsubscribeToken, unsubscribe } from './unsubscribe.ts';

const done = { result: true } as const;

export function bindNotifications(bind: Bind, deps: Pick<Context, 'db'>): void {
  const list = listNotifications(deps.db);
  bind(notificationsEndpoints.listNotifications, async ({ viewer }) => ok(await list(viewer.userId)));
  bind(notificationsEndpoints.archiveNotification, async ({ act, body }) => {
    await archiveNotification(deps, act, body.id);
    return done;
  });
}

/** Settings of notifications, and unsubscribing from letters without a sign-in. */
export function bindSubscriptions(bind: Bind, deps: Pick<Context, 'config' | 'db'>): void {
  bind(subscriptionsEndpoints.listSubscriptions, async ({ viewer }) =>
    ok(await listSubscriptions(deps.db, viewer.userId)),
  );
  bind(subscriptionsEndpoints.chooseSubscription, async ({ act, body }) =>
    ok(await chooseSubscription(deps, act, body)),
  );
  bind(subscriptionsEndpoints.readUnsubscribeLink, ({ params }) =>
    ok({ kind: readUnsubscribeToken(deps, params.token).kind }),
  );
  bind(subscriptionsEndpoints.unsubscribe, async ({ act, body }) => {
    await unsubscribe(deps, act, body.token);
    return done;
  });
}

import { notificationsEndpoints } from '@novosel/contract/notifications/endpoints.ts';
import { subscriptionsEndpoints } from '@novosel/contract/notifications/subscriptions-endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { archiveNotification } from './archive-notification.ts';
import { chooseSubscription, listSubscriptions } from './choose-subscription.ts';
import { listNotifications } from './list-notifications.ts';
import { readUnsubscribeToken, unsubscribe } from './unsubscribe.ts';

export function bindNotifications(bind: Bind, deps: Pick<Context, 'db'>): void {
  const list = listNotifications(deps.db);
  bind(notificationsEndpoints.listNotifications, ({ viewer }) => list(viewer.userId));
  bind(notificationsEndpoints.archiveNotification, ({ viewer, body }) =>
    archiveNotification(deps, viewer.userId, body.id),
  );
}

/** Which news reach a person, and the way out of letters without a sign-in. */
export function bindSubscriptions(bind: Bind, deps: Pick<Context, 'config' | 'db' | 'clock'>): void {
  bind(subscriptionsEndpoints.listSubscriptions, async ({ viewer }) => ({
    result: true as const,
    data: await listSubscriptions(deps.db, viewer.userId),
  }));
  bind(subscriptionsEndpoints.chooseSubscription, async ({ viewer, body, address }) => ({
    result: true as const,
    data: await chooseSubscription(deps, { userId: viewer.userId, choice: body, address }),
  }));
  bind(subscriptionsEndpoints.readUnsubscribeLink, ({ params }) => ({
    result: true as const,
    data: { kind: readUnsubscribeToken(deps, params.token).kind },
  }));
  bind(subscriptionsEndpoints.unsubscribe, async ({ body, address }) => {
    await unsubscribe(deps, { token: body.token, address });
    return { result: true as const };
  });
}

import { notificationsEndpoints } from '@novosel/contract/notifications/endpoints.ts';
import type { Context } from '../../context.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { archiveNotification } from './archive-notification.ts';
import { listNotifications } from './list-notifications.ts';

export function bindNotifications(bind: Bind, deps: Pick<Context, 'db'>): void {
  const list = listNotifications(deps.db);
  bind(notificationsEndpoints.listNotifications, ({ viewer }) => list(viewer.userId));
  bind(notificationsEndpoints.archiveNotification, ({ viewer, body }) =>
    archiveNotification(deps, viewer.userId, body.id),
  );
}

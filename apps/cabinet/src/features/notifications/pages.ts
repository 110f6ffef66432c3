import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import type { BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import type { LoadPage } from '../../shared/navigation/feature.ts';

const notificationsWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const page = (load: LoadPage): BuiltPage => ({
  load,
  words: [notificationsWords],
  asks: [() => queryFor(listNotifications)],
});

export const notificationPages: Pages = {
  notifications: page(() => import('./notifications-page.tsx')),
  notification: page(() => import('./notification-page.tsx')),
};

import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Spinner } from '@novosel/ui/status/spinner.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from './latest-notifications.module.css';
import { notificationIcon } from './notification-icon.ts';
import { notificationLists } from './notification-lists.ts';
import { whatAndWhen } from './what-and-when.ts';

/** Number of notifications shown (S9-12). */
const shown = 3;

/** The first three new notifications; with states for loading and an empty list. */
export const LatestNotifications = () => {
  const t = useText();
  const locale = useLocale();
  const { data, isError, refetch, isFetching } = useQuery(queryFor(listNotifications));
  const fresh = notificationLists(data?.data ?? []).fresh.slice(0, shown);
  return (
    <div className={styles.root}>
      {!data && !isError && (
        <div className={styles.wait} role="status" aria-label={t('notifications')}>
          <Spinner />
        </div>
      )}
      {isError && !data && <ErrorState busy={isFetching} onRetry={() => void refetch()} />}
      {data && fresh.length === 0 && <EmptyState title={t('notifications.none')} />}
      {fresh.length > 0 && (
        <List>
          {fresh.map((one) => (
            <ListRow
              key={one.id}
              small
              icon={notificationIcon(one)}
              title={one.title}
              note={whatAndWhen(one, locale)}
              href={path('notification', { id: one.id })}
            />
          ))}
        </List>
      )}
      <Link className={styles.all} href={path('notifications')}>
        {t('notifications.all')}
      </Link>
    </div>
  );
};

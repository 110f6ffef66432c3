import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import { Segmented } from '@novosel/ui/actions/segmented.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import { useState } from 'react';
import { notificationLists } from '../../shared/news/notification-lists.ts';
import { NotificationRow } from './notification-row.tsx';
import styles from './notifications.module.css';

type Shown = 'new' | 'all';

/** Every notification, the newest first; new ones stand out, and closing one archives it (S4.9, S3-28). */
export default function NotificationsPage() {
  const t = useText();
  const [shown, setShown] = useState<Shown>('all');
  const { data, isError, isFetching, refetch } = useQuery(queryFor(listNotifications));
  const { all, fresh } = notificationLists(data?.data ?? []);
  const list = shown === 'new' ? fresh : all;
  return (
    <div className={styles.page}>
      <PageHead title={t('notifications.title')} />
      <Segmented
        label={t('notifications.which')}
        value={shown}
        onChange={setShown}
        choices={[
          { value: 'all', label: t('notifications.which.all', { count: all.length }) },
          { value: 'new', label: t('notifications.which.new', { count: fresh.length }) },
        ]}
      />
      <Card>
        {!data && !isError && <Skeleton lines={4} />}
        {!data && isError && (
          <ErrorState title={t('notifications.failed')} busy={isFetching} onRetry={() => void refetch()} />
        )}
        {data && list.length === 0 && (
          <EmptyState
            icon={BellIcon}
            title={t(shown === 'new' ? 'notifications.noNew' : 'notifications.empty')}
          >
            {t('notifications.what')}
          </EmptyState>
        )}
        {list.length > 0 && (
          <ul className={styles.list}>
            {list.map((one) => (
              <NotificationRow key={one.id} notification={one} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

import { queriesOf, queryFor } from '@novosel/client/query-for.ts';
import { listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { IconButton } from '@novosel/ui/icon-button.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LazyPopup } from './lazy-popup.tsx';

const Latest = lazy(async () => ({
  default: (await import('./latest-notifications.tsx')).LatestNotifications,
}));

/** The count waits until the page is quiet: it is not among the start-up calls (S4.10). */
const useQuietPage = (): boolean => {
  const [quiet, setQuiet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(true), 800);
    return () => clearTimeout(timer);
  }, []);
  return quiet;
};

/** New notifications, and the first three of them by a press (S4.7-01…05). */
export const Bell = () => {
  const t = useText();
  const queries = useQueryClient();
  const { data } = useQuery({ ...queryFor(listNotifications), enabled: useQuietPage() });
  const fresh = data?.data.filter(({ isNew }) => isNew).length;
  return (
    <LazyPopup
      label={t('notifications')}
      size="notifications"
      onOpen={() => {
        void queries.invalidateQueries(queriesOf(listNotifications));
        document.dispatchEvent(new CustomEvent('click_on_bell'));
      }}
      trigger={<IconButton icon={BellIcon} label={t('notifications')} count={fresh} />}
    >
      <Suspense>
        <Latest />
      </Suspense>
    </LazyPopup>
  );
};

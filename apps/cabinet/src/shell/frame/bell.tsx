import { queriesOf, queryFor } from '@novosel/client/queries/query-for.ts';
import { listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { late } from '@novosel/ui/status/late.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import BellIcon from 'lucide-react/icons/bell';
import { LazyPopup } from './lazy-popup.tsx';
import { useQuietPage } from './use-quiet-page.ts';

const Latest = late(async () => (await import('./latest-popup.tsx')).LatestPopup);

/** The number of new notifications; a press shows the first three of them (S4.7-01…05). */
export const Bell = () => {
  const t = useText();
  const queries = useQueryClient();
  const { data } = useQuery({ ...queryFor(listNotifications), enabled: useQuietPage() });
  const fresh = data?.data.filter(({ isNew }) => isNew).length;
  return (
    <LazyPopup
      label={t('notifications')}
      size="notifications"
      inside={Latest.bring}
      onOpen={() => {
        void queries.invalidateQueries(queriesOf(listNotifications));
        document.dispatchEvent(new CustomEvent('click_on_bell'));
      }}
      trigger={<IconButton icon={BellIcon} label={t('notifications')} count={fresh} />}
    >
      <Latest />
    </LazyPopup>
  );
};

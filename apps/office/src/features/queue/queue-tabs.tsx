import type { deskQueue } from '@novosel/contract/desk/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Counter } from '@novosel/ui/status/counter.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Link } from 'react-router';
import { useCurrentInView } from '../../shared/panes/use-current-in-view.ts';
import { type QueueTab, queueTabs, searchOf } from './queue-filter.ts';
import styles from './queue-tabs.module.css';

type QueueCounts = AnswerOf<typeof deskQueue>['data']['counts'];

interface QueueTabsProps {
  tab: QueueTab;
  counts: QueueCounts | undefined;
  search: URLSearchParams;
  pathname: string;
}

/** Tabs by whose turn it is; each has an address, so that it can be saved and sent. */
export const QueueTabs = ({ tab, counts, search, pathname }: QueueTabsProps) => {
  const t = useText();
  const tabs = useCurrentInView<HTMLElement>(`${tab} ${JSON.stringify(counts)}`);
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={t('queue.tabs')}>
      {queueTabs.map((one) => {
        const count = one === 'closed' ? 0 : (counts?.[one] ?? 0);
        // Few deals are at the registry, and most days none.
        if (one === 'registry' && count === 0 && tab !== one) return null;
        return (
          <Link
            key={one}
            to={pathname + searchOf(one, search)}
            aria-current={one === tab ? 'true' : undefined}
          >
            {t(`queue.tab.${one}`)}
            {count > 0 && <Counter value={count} quiet={one !== 'staff'} />}
          </Link>
        );
      })}
    </nav>
  );
};

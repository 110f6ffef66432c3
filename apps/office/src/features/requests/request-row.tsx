import type { ServiceRow as Row, ServiceTab } from '@novosel/contract/services/desk-endpoints.ts';
import { services } from '@novosel/contract/services/rules.ts';
import { formatDay, formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { InboxRow } from '../../shared/inbox/inbox-row.tsx';
import { servicesPath } from '../../shared/paths.ts';
import { RequestState } from './request-state.tsx';
import styles from './services.module.css';

interface RequestRowProps {
  item: Row;
  tab: ServiceTab;
  /** The server's moment, in ms. */
  now: number;
  chosen: boolean;
}

/** One in the queue: what, of whom, by when. */
export const RequestRow = ({ item, tab, now, chosen }: RequestRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { id, service, buyer, number, promisedBy, since } = item;
  const when = promisedBy
    ? t('services.until', { day: formatDay(promisedBy, { now, locale }) })
    : formatDayTime(since, { now, locale });
  return (
    <InboxRow
      id={id}
      href={servicesPath(id, tab)}
      title={services[service][locale]}
      when={when}
      chosen={chosen}
    >
      <span className={styles.by}>
        <span className="small muted">{t('services.row', { buyer, number })}</span>
        <RequestState {...item} now={now} />
      </span>
    </InboxRow>
  );
};

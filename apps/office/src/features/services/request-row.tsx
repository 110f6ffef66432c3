import type { ServiceRow as Row, ServiceTab } from '@novosel/contract/services/desk-endpoints.ts';
import { services } from '@novosel/contract/services/rules.ts';
import { formatDay, formatDayTime } from '@novosel/contract/time/time.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Link } from 'react-router';
import listPane from '../../shared/panes/list-pane.module.css';
import rowLink from '../../shared/panes/row-link.module.css';
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
  return (
    <li>
      <Link
        to={servicesPath(id, tab)}
        className={classNames(rowLink.row, listPane.row, chosen && rowLink.chosen)}
        aria-current={chosen ? 'true' : undefined}
        data-row={id}
      >
        <span className={styles.top}>
          <b>{services[service][locale]}</b>
          <span className={styles.when}>
            {promisedBy
              ? t('services.until', { day: formatDay(promisedBy, { now, locale }) })
              : formatDayTime(since, { now, locale })}
          </span>
        </span>
        <span className={styles.top}>
          <span className="small muted">{t('services.row', { buyer, number })}</span>
          <RequestState {...item} now={now} />
        </span>
      </Link>
    </li>
  );
};

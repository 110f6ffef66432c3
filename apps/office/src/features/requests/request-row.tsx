import type { RequestRow as Row } from '@novosel/contract/requests/any-endpoints.ts';
import type { RequestTab } from '@novosel/contract/requests/desk-endpoints.ts';
import type { RequestInbox } from '@novosel/contract/requests/inbox.ts';
import { formatDay, formatDayTime } from '@novosel/contract/time/time.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { InboxRow } from '../../shared/inbox/inbox-row.tsx';
import { kindWords } from './kind-words.ts';
import { requestsPath } from './paths.ts';
import { RequestState } from './request-state.tsx';
import styles from './requests.module.css';

interface RequestRowProps {
  inbox: RequestInbox;
  item: Row;
  tab: RequestTab;
  /** The server's present moment, in ms. */
  now: number;
  chosen: boolean;
}

/** A request in the list: its kind, its buyer, its due date. */
export const RequestRow = ({ inbox, item, tab, now, chosen }: RequestRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { id, buyer, number, promisedBy, since } = item;
  const when = promisedBy
    ? t('requests.until', { day: formatDay(promisedBy, { now, locale }) })
    : formatDayTime(since, { now, locale });
  return (
    <InboxRow
      id={id}
      href={requestsPath(inbox.name, id, tab)}
      title={kindWords(inbox, item, locale)}
      when={when}
      chosen={chosen}
    >
      <span className={styles.by}>
        <span className="small muted">{t('requests.row', { buyer, number })}</span>
        <RequestState {...item} states={inbox.states} now={now} />
      </span>
    </InboxRow>
  );
};

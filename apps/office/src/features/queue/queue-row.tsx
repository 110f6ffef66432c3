import type { QueueItem } from '@novosel/contract/desk/endpoints.ts';
import { declineWords } from '@novosel/contract/payments/declines.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Link } from 'react-router';
import rowLink from '../../shared/panes/row-link.module.css';
import { dealPath } from '../../shared/paths.ts';
import { estatePlace } from '../../shared/words/estate-words.ts';
import { termWords } from '../../shared/words/term-words.ts';
import styles from './queue-row.module.css';
import { TurnMark } from './turn-mark.tsx';

interface QueueRowProps {
  item: QueueItem;
  /** The server's present moment, in ms. */
  now: number;
  search: string;
  chosen: boolean;
  /** Whether this is the list's only row in the Tab order. */
  reached: boolean;
}

export const QueueRow = ({ item, now, search, chosen, reached }: QueueRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { turn, estate } = item;
  const term = turn.dueAt === null ? undefined : termWords(turn.dueAt, now, locale, t);
  // A deal at nobody's turn has no due date: its row shows the day when it ended.
  const ended = turn.turn === 'nobody' ? formatDay(turn.startedAt, { now, locale }) : undefined;
  return (
    <li>
      <Link
        to={dealPath(item.deal ?? item.booking, search)}
        className={classNames(rowLink.row, styles.row, chosen && rowLink.chosen)}
        aria-current={chosen ? 'true' : undefined}
        tabIndex={reached ? 0 : -1}
        data-row={item.booking}
      >
        <span className={classNames(styles.term, term && styles[term.state])}>
          {term?.short ?? ended ?? t('term.none')}
        </span>
        <span className={styles.body}>
          <b>{t(`act.${turn.act}`)}</b>
          {item.paymentRefused && <em className={styles.fault}>{declineWords.ours[locale]}</em>}
          <span>
            {item.buyer} · {estatePlace(estate, estate.complex, t)}
          </span>
        </span>
        <span className={styles.turn}>
          <TurnMark turn={turn.turn} />
        </span>
      </Link>
    </li>
  );
};

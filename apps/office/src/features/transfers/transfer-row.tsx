import type { AwaitedTransfer } from '@novosel/contract/desk/transfers-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Money } from '@novosel/ui/money/money.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Link } from 'react-router';
import listPane from '../../shared/panes/list-pane.module.css';
import rowLink from '../../shared/panes/row-link.module.css';
import { dealPath } from '../../shared/paths.ts';
import styles from './transfers.module.css';

interface TransferRowProps {
  transfer: AwaitedTransfer;
  now: string;
}

/** A promised transfer; links to the card of the deal, the only place to confirm money. */
export const TransferRow = ({ transfer, now }: TransferRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { booking, number, buyer, kopecks, promisedAt, holdUntil, state } = transfer;
  const waits = state === 'transfer';
  const when = formatDayTime(waits ? holdUntil : promisedAt, { now, locale });
  return (
    <li>
      <Link to={dealPath(booking)} className={classNames(rowLink.row, styles.row)}>
        <span className={listPane.top}>
          <b>
            {number} · {buyer}
          </b>
          <b className="nowrap">
            <Money sum={kopecks} kopecks />
          </b>
        </span>
        <span className="small muted">
          {waits
            ? t('transfers.until', { when })
            : t('transfers.promised', { when, state: t(`booking.state.${state}`) })}
        </span>
      </Link>
    </li>
  );
};

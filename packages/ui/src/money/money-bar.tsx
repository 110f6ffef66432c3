import { formatMoney, type Kopecks } from '@novosel/contract/texts/money.ts';
import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import { useText } from '../text/i18n.tsx';
import { Money } from './money.tsx';
import styles from './money-bar.module.css';

interface MoneyPart {
  key: string;
  label: string;
  sum: Kopecks;
  /** Paid, to be paid now, later. */
  state: 'done' | 'now' | 'next';
  note?: ReactNode | undefined;
}

/** The parts of a price: a stacked bar and its rows. */
export const MoneyBar = ({ parts }: { parts: MoneyPart[] }) => {
  const t = useText();
  const suffix = t('ui.money.suffix');
  const words = parts.map(({ label, sum }) => `${label} ${formatMoney(sum, { suffix })}`).join(', ');
  return (
    <div className={styles.root}>
      <div className={styles.bar} role="img" aria-label={words}>
        {parts.map(({ key, sum, state }) => (
          <span key={key} className={styles[state]} style={{ flex: sum }} />
        ))}
      </div>
      <ul>
        {parts.map(({ key, label, sum, state, note }) => (
          <li key={key} className={styles.part}>
            <i className={classNames(styles.mark, styles[state])} aria-hidden="true" />
            <span>{label}</span>
            <b>
              <Money sum={sum} />
            </b>
            {note && <small className={styles.note}>{note}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
};

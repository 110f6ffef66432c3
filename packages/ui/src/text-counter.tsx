import { groupThousands } from '@novosel/contract/money.ts';
import styles from './text-counter.module.css';

/** «35 / 65 535» at the label of a limited field (S5-31). */
export const TextCounter = ({ length, most }: { length: number; most: number }) => (
  <span className={styles.root}>
    {groupThousands(length)} / {groupThousands(most)}
  </span>
);

import { groupThousands } from '@novosel/contract/texts/money.ts';
import styles from './text-counter.module.css';

interface TextCounterProps {
  /** ID of the counted field; the counter has the ID `<id>-counter`, which describes the field. */
  of: string;
  length: number;
  most: number;
}

/**
 * «35 / 65 535» beside the label of a limited field (S5-31). Read with the field, not at each key: it is no
 * live region.
 */
export const TextCounter = ({ of: field, length, most }: TextCounterProps) => (
  <span id={`${field}-counter`} className={styles.root}>
    {groupThousands(length)} / {groupThousands(most)}
  </span>
);

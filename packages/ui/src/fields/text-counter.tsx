import { groupThousands } from '@novosel/contract/texts/money.ts';
import styles from './text-counter.module.css';

interface TextCounterProps {
  /** Id of the field that it counts: it takes `<id>-counter`, by which the field is described. */
  of: string;
  length: number;
  most: number;
}

/**
 * «35 / 65 535» at the label of a limited field (S5-31). Read out with the field, not at each key: it is no
 * live region.
 */
export const TextCounter = ({ of: field, length, most }: TextCounterProps) => (
  <span id={`${field}-counter`} className={styles.root}>
    {groupThousands(length)} / {groupThousands(most)}
  </span>
);

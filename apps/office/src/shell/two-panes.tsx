import { classNames } from '@novosel/ui/class-names.ts';
import type { ReactNode } from 'react';
import styles from './two-panes.module.css';

interface TwoPanesProps {
  /** Heading of the page for who does not see it. */
  title: string;
  list: ReactNode;
  /** What is chosen of the list, or what is said while nothing is. */
  chosen: ReactNode;
  /** Something is chosen: where there is no room for both, it stands in place of the list. */
  open: boolean;
}

/** A list, and beside it what is chosen of it. */
export const TwoPanes = ({ title, list, chosen, open }: TwoPanesProps) => (
  <main id="main" className={classNames(styles.root, open && styles.open)}>
    <h1 className="sr">{title}</h1>
    <div className={styles.list}>{list}</div>
    <div className={styles.chosen}>{chosen}</div>
  </main>
);

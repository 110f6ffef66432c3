import { classNames } from '@novosel/ui/look/class-names.ts';
import type { ReactNode } from 'react';
import styles from './two-panes.module.css';

interface TwoPanesProps {
  /** Heading of the page for who does not see it. */
  title: string;
  list: ReactNode;
  /** What is chosen of the list, or what is said while nothing is. */
  chosen: ReactNode;
  /** A third one where there is room for it. */
  beside?: ReactNode;
  /** Something is chosen: where there is no room for both, it stands in place of the list. */
  open: boolean;
}

/** A list, and beside it what is chosen of it; each scrolls alone. */
export const TwoPanes = ({ title, list, chosen, beside, open }: TwoPanesProps) => (
  <main id="main" className={classNames(styles.root, open && styles.open, beside ? styles.three : undefined)}>
    <h1 className="sr">{title}</h1>
    <div className={styles.list}>{list}</div>
    <div className={styles.chosen}>{chosen}</div>
    {beside && <div className={styles.beside}>{beside}</div>}
  </main>
);

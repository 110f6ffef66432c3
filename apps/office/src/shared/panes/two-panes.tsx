import { classNames } from '@novosel/ui/look/class-names.ts';
import type { ReactNode } from 'react';
import styles from './two-panes.module.css';

interface TwoPanesProps {
  /** Heading of the page for screen readers. */
  title: string;
  list: ReactNode;
  /** The chosen item, or a message while none is chosen. */
  chosen: ReactNode;
  /** A third pane, shown where there is room for it. */
  beside?: ReactNode;
  /** Whether an item is chosen: it replaces the list where there is no room for both. */
  open: boolean;
}

/** A list, and beside it the chosen item; each scrolls separately. */
export const TwoPanes = ({ title, list, chosen, beside, open }: TwoPanesProps) => (
  <main id="main" className={classNames(styles.root, open && styles.open, beside ? styles.three : undefined)}>
    <h1 className="sr">{title}</h1>
    <div className={styles.list}>{list}</div>
    <div className={styles.chosen}>{chosen}</div>
    {beside && <div className={styles.beside}>{beside}</div>}
  </main>
);

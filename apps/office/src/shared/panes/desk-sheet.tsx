import type { ReactNode } from 'react';
import styles from './desk-sheet.module.css';

/**
 * A page of the desk that is one column: it scrolls under the bar where there is room for the bar to stand.
 */
export const DeskSheet = ({ children }: { children: ReactNode }) => (
  <main id="main" className={styles.root}>
    {children}
  </main>
);

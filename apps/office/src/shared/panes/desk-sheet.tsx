import type { ReactNode } from 'react';
import styles from './desk-sheet.module.css';

/**
 * A page of the desk in one column: it scrolls below the bar where the window is high enough for a fixed bar.
 */
export const DeskSheet = ({ children }: { children: ReactNode }) => (
  <main id="main" className={styles.root}>
    {children}
  </main>
);

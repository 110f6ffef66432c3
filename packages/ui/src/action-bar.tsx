import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

/** The one action of a flow page, kept at the foot of a phone; on a wide screen it is not shown. */
export const ActionBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.root}>{children}</div>
);

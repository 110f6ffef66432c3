import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A short word beside a title: «Новое». */
export const Badge = ({ children }: { children: ReactNode }) => (
  <span className={styles.root}>{children}</span>
);

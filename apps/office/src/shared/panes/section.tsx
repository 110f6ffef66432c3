import type { ReactNode } from 'react';
import styles from './section.module.css';

/** A part of a card with its heading. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.root}>
    <h3 className="title-xs">{title}</h3>
    {children}
  </div>
);

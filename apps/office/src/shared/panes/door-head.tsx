import type { ReactNode } from 'react';
import styles from './door-frame.module.css';

interface DoorHeadProps {
  title: string;
  /** What is to be done. */
  children: ReactNode;
}

/** The heading of a step on the way into the desk. */
export const DoorHead = ({ title, children }: DoorHeadProps) => (
  <div>
    <h1 className="title-l">{title}</h1>
    <p className={styles.note}>{children}</p>
  </div>
);

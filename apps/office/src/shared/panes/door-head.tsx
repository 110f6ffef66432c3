import type { ReactNode } from 'react';
import styles from './door-frame.module.css';

interface DoorHeadProps {
  title: string;
  /** What to do in this step. */
  children: ReactNode;
}

/** The heading of a step of sign-in or set-up. */
export const DoorHead = ({ title, children }: DoorHeadProps) => (
  <div>
    <h1 className="title-l">{title}</h1>
    <p className={styles.note}>{children}</p>
  </div>
);

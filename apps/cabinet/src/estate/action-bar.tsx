import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

interface ActionBarProps {
  /** The sum or the thing, and the term beside it. */
  left: ReactNode;
  right?: ReactNode;
  /** The one action of the screen. */
  children: ReactNode;
}

/** The foot of a phone's screen: what is at stake and the one action; from 768 px the action stands on the page. */
export const ActionBar = ({ left, right, children }: ActionBarProps) => (
  <div className={styles.bar}>
    <div className={styles.words}>
      <b className="num">{left}</b>
      <span className="small muted">{right}</span>
    </div>
    {children}
  </div>
);

import type { ReactNode } from 'react';
import styles from './page-foot.module.css';

interface PageFootProps {
  left: ReactNode;
  right: ReactNode;
  children: ReactNode;
}

/** The foot of a phone's screen: the price and the one action. */
export const PageFoot = ({ left, right, children }: PageFootProps) => (
  <div className={styles.foot}>
    <div className={styles.words}>
      <b className="num">{left}</b>
      <span className="small muted">{right}</span>
    </div>
    {children}
  </div>
);

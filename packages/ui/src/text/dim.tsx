import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './dim.module.css';

interface DimProps {
  /** Position of the mark, 0 to 1. */
  value: number;
  from?: ReactNode | undefined;
  to?: ReactNode | undefined;
  /** Between both ends: «осталось 4 дня». */
  now?: ReactNode | undefined;
  /** `soon` within 24 hours, `over` when the term has passed. */
  state?: 'calm' | 'soon' | 'over' | undefined;
  /** Further ticks between the ends, 0 to 1: levels of a goal. */
  ticks?: readonly number[] | undefined;
}

const percent = (share: number) => `${Math.min(1, Math.max(0, share)) * 100}%`;

/** The dimension line with 45° ticks: a term, a goal. The text above it says the same. */
export const Dim = ({ value, from, to, now, state = 'calm', ticks = [] }: DimProps) => (
  <div className={classNames(styles.root, styles[state])}>
    {(from || to || now) && (
      <div className={styles.labels}>
        <span>{from}</span>
        {now && <b className={styles.now}>{now}</b>}
        <span>{to}</span>
      </div>
    )}
    <div className={styles.line} aria-hidden="true">
      <span className={styles.fill} style={{ width: percent(value) }} />
      {[0, ...ticks, 1].map((tick) => (
        <span key={tick} className={styles.tick} style={{ left: percent(tick) }} />
      ))}
      <span className={styles.mark} style={{ left: percent(value) }} />
    </div>
  </div>
);

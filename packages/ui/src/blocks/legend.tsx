import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './legend.module.css';

interface LegendProps {
  className?: string | undefined;
  label?: string | undefined;
  /** Each mark as the drawing shows it; screen readers read the words. */
  items: readonly { key: string; mark: ReactNode; words: string }[];
}

/** The meaning of the marks of a drawing. */
export const Legend = ({ className, label, items }: LegendProps) => (
  <ul className={classNames(styles.root, className)} aria-label={label}>
    {items.map(({ key, mark, words }) => (
      <li key={key}>
        <span className={styles.mark} aria-hidden="true">
          {mark}
        </span>
        {words}
      </li>
    ))}
  </ul>
);

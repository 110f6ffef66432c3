import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './timeline.module.css';

interface TimelineItem {
  key: string;
  title: ReactNode;
  /** The shown date; absent when there is no date yet. */
  when?: string | undefined;
  /** The same date in ISO 8601. */
  dateTime?: string | undefined;
  note?: ReactNode | undefined;
  now?: boolean | undefined;
}

/** Past events, newest first; or future ones, in their order. */
export const Timeline = ({ items }: { items: TimelineItem[] }) => (
  <ol className={styles.root}>
    {items.map(({ key, title, when, dateTime, note, now }) => (
      <li key={key} className={classNames(styles.item, now && styles.now)}>
        {when && (
          <time className={styles.time} dateTime={dateTime}>
            {when}
          </time>
        )}
        <span className={styles.title}>{title}</span>
        {note && <span className={styles.time}>{note}</span>}
      </li>
    ))}
  </ol>
);

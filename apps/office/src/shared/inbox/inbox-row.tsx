import type { ComponentProps } from 'react';
import { ListRow } from '../panes/list-row.tsx';
import styles from './inbox.module.css';

interface InboxRowProps extends Omit<ComponentProps<typeof ListRow>, 'row'> {
  id: string;
  title: string;
  /** Its waiting time, its promised day, or its date. */
  when: string;
}

/** A case in the list: its title and time, with the rest below. */
export const InboxRow = ({ id, title, when, children, ...row }: InboxRowProps) => (
  <ListRow {...row} row={id}>
    <span className={styles.top}>
      <b>{title}</b>
      <span className={styles.when}>{when}</span>
    </span>
    {children}
  </ListRow>
);

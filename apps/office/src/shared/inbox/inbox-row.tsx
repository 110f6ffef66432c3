import type { ComponentProps } from 'react';
import { ListRow } from '../panes/list-row.tsx';
import styles from './inbox.module.css';

interface InboxRowProps extends Omit<ComponentProps<typeof ListRow>, 'row'> {
  id: string;
  title: string;
  /** How long it waits, by when it is promised, or when it was. */
  when: string;
}

/** One that has come in: what it is and since when, with the rest under it. */
export const InboxRow = ({ id, title, when, children, ...row }: InboxRowProps) => (
  <ListRow {...row} row={id}>
    <span className={styles.top}>
      <b>{title}</b>
      <span className={styles.when}>{when}</span>
    </span>
    {children}
  </ListRow>
);

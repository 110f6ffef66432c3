import type { ComponentProps, ReactNode } from 'react';
import listPane from '../../shared/panes/list-pane.module.css';
import { ListRow } from '../../shared/panes/list-row.tsx';
import styles from './people.module.css';

interface PeopleRowProps extends Omit<ComponentProps<typeof ListRow>, 'row'> {
  name: string;
  /** The state, at the end of the row. */
  end?: ReactNode;
}

/** A person in a list: his name, and facts about him below it. */
export const PeopleRow = ({ name, end, children, ...row }: PeopleRowProps) => (
  <ListRow {...row}>
    <span className={listPane.top}>
      <b>{name}</b>
      {end}
    </span>
    <span className={styles.contacts}>{children}</span>
  </ListRow>
);

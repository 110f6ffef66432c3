import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './kv.module.css';

interface KvRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** The sum of the rows above. */
  total?: boolean | undefined;
}

/** Names and values by rows: the parts of a sum, the facts of a paper. */
export const Kv = ({ rows }: { rows: KvRow[] }) => (
  <dl className={styles.root}>
    {rows.map(({ key, label, value, total }) => (
      <div key={key} className={classNames(styles.row, total && styles.total)}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

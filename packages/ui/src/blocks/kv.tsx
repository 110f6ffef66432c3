import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './kv.module.css';

export interface KvRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** Marks the row as the sum of the rows above. */
  total?: boolean | undefined;
}

/** Rows of names and values: the parts of a sum, the facts of a document. */
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

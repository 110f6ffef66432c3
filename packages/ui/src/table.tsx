import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  /** Numbers stand at the right. */
  numeric?: boolean | undefined;
  cell: (row: Row) => ReactNode;
}

interface TableProps<Row> {
  /** Name of the table for screen readers. */
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
}

/** Numbers by columns; on a phone it scrolls inside its card. */
export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard (WCAG 2.1.1)
  <section className={styles.scroll} tabIndex={0} aria-label={caption}>
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ key, title, numeric }) => (
            <th key={key} scope="col" className={classNames(numeric && styles.numeric)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, numeric, cell }) => (
              <td key={key} className={classNames(numeric && styles.numeric)}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

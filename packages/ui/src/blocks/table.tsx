import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import { ScrollRegion } from './scroll-region.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  /** Aligns numbers at the right. */
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

/**
 * A table of numbers, each row named by its first cell; on a phone it scrolls inside its card, beside the
 * sticky first column.
 */
export const Table = <Row,>({ caption, columns, rows, rowKey }: TableProps<Row>) => (
  <ScrollRegion label={caption}>
    <table className={styles.table} aria-label={caption}>
      <thead>
        <tr>
          {columns.map(({ key, title, numeric }, at) => (
            <th
              key={key}
              scope="col"
              data-stays={at === 0 || undefined}
              className={classNames(numeric && styles.numeric)}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map(({ key, numeric, cell }, at) => {
              const Cell = at === 0 ? 'th' : 'td';
              return (
                <Cell
                  key={key}
                  scope={at === 0 ? 'row' : undefined}
                  data-stays={at === 0 || undefined}
                  className={classNames(numeric && styles.numeric)}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

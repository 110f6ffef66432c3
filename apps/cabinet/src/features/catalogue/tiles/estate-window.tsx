import type { Estate, PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Plans } from '../../../shared/estate/plans-by-id.ts';
import { EstateTile } from './estate-tile.tsx';
import styles from './estate-tiles.module.css';
import { useColumns } from './use-columns.ts';

/** In px: heights of an unmeasured row by the number of columns, and the gap of estate-tiles.module.css. */
const rowHeight = [0, 190, 400, 400];
const gapOf = (columns: number): number => (columns === 1 ? 12 : 24);

/** Rows rendered above and below the screen, for the next Tab press and a quick scroll. */
const spare = 3;

/** Measured rows of the last list, so that a person who comes back finds his place to the pixel. */
let left: { readonly list: string; readonly rows: VirtualItem[] } | undefined;

interface EstateWindowProps {
  estates: readonly Estate[];
  plans: Plans;
  form: PaymentForm;
  label: string;
  /**
   * IDs of estates that have come into the part that the reader had passed: marked, and the first is focused.
   */
  met: readonly number[] | undefined;
}

/** Distance from the top of the document to the list, in px. It changes with the content above the list. */
const useTop = () => {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setTop(Math.round(list.current.getBoundingClientRect().top + window.scrollY));
    };
    measure();
    const growth = new ResizeObserver(measure);
    growth.observe(document.body);
    return () => growth.disconnect();
  }, []);
  return { list, top };
};

/**
 * A virtual list: only the rows near the screen are in the document, so that opening a filter or an estate is
 * as fast after eight hundred estates as after twenty. A screen reader is told the list's full length.
 */
export const EstateWindow = ({ estates, plans, form, label, met }: EstateWindowProps) => {
  const columns = useColumns();
  const { list, top } = useTop();
  const name = `${columns} ${form} ${estates[0]?.id}`;
  const rows = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(estates.length / columns),
    estimateSize: () => rowHeight[columns] ?? 0,
    getItemKey: (row) => `${columns} ${estates[row * columns]?.id}`,
    gap: gapOf(columns),
    overscan: spare,
    scrollMargin: top,
    useFlushSync: false,
    ...(left?.list === name && { initialMeasurementsCache: left.rows }),
  });
  useEffect(
    () => () => {
      left = { list: name, rows: rows.measurementsCache };
    },
    [name, rows],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page more must not lead the reader back
  useEffect(() => {
    if (!met) return;
    // The pressed button is gone; this keeps the next Tab press in the list.
    list.current?.focus({ preventScroll: true });
    const place = estates.findIndex(({ id }) => id === met[0]);
    if (place >= 0) rows.scrollToIndex(Math.floor(place / columns), { align: 'center' });
  }, [met]);
  const shown = rows.getVirtualItems();
  const [first, last] = [shown[0], shown.at(-1)];
  const before = first ? first.start - top : 0;
  const after = last ? rows.getTotalSize() - (last.end - top) : rows.getTotalSize();
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={styles.tiles}
      aria-label={label}
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {shown.flatMap(({ index: row }) =>
        estates
          .slice(row * columns, (row + 1) * columns)
          .map((estate, column) => (
            <EstateTile
              key={estate.id}
              estate={estate}
              plan={plans.get(estate.planId) ?? null}
              form={form}
              level={2}
              place={row * columns + column + 1}
              of={estates.length}
              met={met?.includes(estate.id) ?? false}
              {...(column === 0 && { row, measure: rows.measureElement })}
            />
          )),
      )}
    </ul>
  );
};

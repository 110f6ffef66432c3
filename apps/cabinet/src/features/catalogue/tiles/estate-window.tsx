import type { Estate, PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Plans } from '../../../shared/estate/plans-by-id.ts';
import { EstateTile } from './estate-tile.tsx';
import styles from './estate-tiles.module.css';
import { useColumns } from './use-columns.ts';

/**
 * Heights of a row before it is measured, by the number of columns, and the gap of estate-tiles.module.css;
 * in px.
 */
const rowHeight = [0, 190, 400, 400];
const gapOf = (columns: number): number => (columns === 1 ? 12 : 24);

/** Rows drawn on either side of the screen: the next Tab, and a quick flick, find them there. */
const spare = 3;

/** Measured rows of the list left last, so that a person who comes back finds the place to the pixel. */
let left: { readonly list: string; readonly rows: VirtualItem[] } | undefined;

interface EstateWindowProps {
  estates: readonly Estate[];
  plans: Plans;
  form: PaymentForm;
  label: string;
  /** Estates that have come among those the reader had passed: marked, and he is led to the first of them. */
  met: readonly number[] | undefined;
}

/** From the top of the document to the list, in px. It moves with what stands over the list. */
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
 * A list as long as a search may make it: only the rows near the screen are in the document, so that opening
 * a filter or a card costs the same after eight hundred estates as after twenty. To a screen reader it is
 * whole.
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
    // The button that asked for them is gone; the next Tab is at the place.
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

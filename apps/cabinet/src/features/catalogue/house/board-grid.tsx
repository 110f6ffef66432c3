import { ScrollRegion } from '@novosel/ui/blocks/scroll-region.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { type CSSProperties, type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react';
import styles from './board.module.css';
import { BoardCell } from './board-cell.tsx';
import { type BoardModel, cellAfter, placesOf, type ShownEstate } from './board-model.ts';

interface BoardGridProps {
  model: BoardModel;
  label: string;
  looked: ShownEstate | undefined;
  /** The estate whose preview is shown; on a touch screen a second touch opens its page. */
  previewed: number | undefined;
  onLook: (estate: ShownEstate) => void;
  onLeave: () => void;
  /** Whether an estate matches the chosen filter. */
  wanted: (estate: ShownEstate) => boolean;
}

/** The board: Tab reaches one cell, arrow keys move between cells, Enter opens the estate. */
export const BoardGrid = (props: BoardGridProps) => {
  const { model, label, looked, previewed, onLook, onLeave, wanted } = props;
  const t = useText();
  const grid = useRef<HTMLTableElement>(null);
  const all = model.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell ?? []));
  const current = all.find(({ id }) => id === looked?.id) ?? all.find(wanted) ?? all[0];
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    const next = current && cellAfter(model, current.id, event.key);
    if (!next) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-estate="${next.id}"]`)?.focus();
  };
  const edges = edgesOf(model);
  const { press, click } = useLookFirst(previewed);
  const isHouse = model.sections.length > 0;
  const room = { '--places': placesOf(model), '--edges': edges.size } as CSSProperties;
  return (
    <div className={styles.wide}>
      <ScrollRegion className={styles.scroll}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table may be a grid
          role="grid"
          aria-label={label}
          className={classNames(styles.grid, isHouse && styles.whole)}
          style={isHouse ? room : undefined}
          onKeyDown={move}
          onPointerDownCapture={press}
          onClickCapture={click}
        >
          {isHouse && (
            <thead>
              <tr>
                <th scope="col" data-stays className={styles.floor}>
                  <span className="sr">{t('catalogue.board.floor')}</span>
                </th>
                {model.sections.map(({ number, span }) => (
                  <th key={number} scope="colgroup" colSpan={span} className={styles.section}>
                    <span className={number === model.sections[0]?.number ? undefined : styles.next}>
                      {t('catalogue.board.section', { number })}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {model.rows.map(({ key, floor, section, cells }) => (
              <tr key={key}>
                <th scope="row" data-stays className={styles.floor}>
                  {section === null ? floor : t('catalogue.board.under', { kind: kindOf(cells), section })}
                </th>
                {cells.map((estate, at) =>
                  estate ? (
                    <td key={estate.id} className={edges.has(at) ? styles.edge : undefined}>
                      <BoardCell
                        estate={estate}
                        current={estate === current}
                        pale={!wanted(estate)}
                        onLook={onLook}
                      />
                    </td>
                  ) : (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a hole is its place
                    <td key={`hole ${at}`} className={edges.has(at) ? styles.edge : undefined}>
                      <span className="sr">{t('catalogue.board.hole')}</span>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
};

/** Columns at which a section begins beside another one. */
const edgesOf = ({ sections }: BoardModel): ReadonlySet<number> => {
  const ends = sections.map((_, at) => sections.slice(0, at).reduce((sum, { span }) => sum + span, 0));
  return new Set(ends.slice(1));
};

const kindOf = (cells: readonly (ShownEstate | null)[]) =>
  cells.find((cell) => cell !== null)?.kind ?? 'parking';

/** A touch screen has no hover: the first touch shows the preview of an estate, the second opens it. */
const useLookFirst = (looked: number | undefined) => {
  const before = useRef<{ looked: number | undefined; touch: boolean }>(undefined);
  return {
    press: ({ pointerType }: PointerEvent) => {
      before.current = { looked, touch: pointerType === 'touch' };
    },
    click: (event: MouseEvent) => {
      const cell = (event.target as Element).closest('[data-estate]');
      const pressed = before.current;
      before.current = undefined;
      if (!cell || !pressed?.touch || String(pressed.looked) === cell.getAttribute('data-estate')) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};

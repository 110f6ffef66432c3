import type { FloorSlot } from '@novosel/contract/catalogue/drawn/floor-layout.ts';
import type { Point } from '@novosel/contract/catalogue/drawn/plan.ts';
import { textWidth } from '../text-width.ts';
import styles from './floor-drawing.module.css';
import type { FloorEstate } from './floor-estate.ts';

interface FloorSlotCellProps {
  slot: FloorSlot;
  scale: number;
  estate: FloorEstate | undefined;
  onSelect: ((slot: number) => void) | undefined;
}

const MARK = 13;

/** One estate on the map; a button when it can be chosen. */
export function FloorSlotCell({ slot, scale, estate, onSelect }: FloorSlotCellProps) {
  const state = estate?.state ?? 'taken';
  const points = slot.outline.map(({ x, y }) => `${x * scale},${y * scale}`).join(' ');
  const shape = (
    <>
      <polygon className={styles.cell} points={points} />
      {estate && <Mark estate={estate} box={body(slot.outline, scale)} />}
    </>
  );
  if (onSelect === undefined || state === 'taken') {
    return (
      <g className={styles[state]} aria-hidden={onSelect === undefined || undefined}>
        {shape}
      </g>
    );
  }
  // The page already shows it: there is nothing to choose.
  if (state === 'own') {
    return (
      <g className={styles.own}>
        <title>{estate?.name ?? estate?.mark}</title>
        {shape}
      </g>
    );
  }
  const choose = () => onSelect(slot.slot);
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG shape cannot be a <button>.
    <g
      className={`${styles[state]} ${styles.choice}`}
      role="button"
      tabIndex={0}
      aria-label={estate?.name ?? estate?.mark}
      onClick={choose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        choose();
      }}
    >
      {shape}
    </g>
  );
}

interface Body {
  x: number;
  y: number;
  width: number;
}

function Mark({ estate, box }: { estate: FloorEstate; box: Body }) {
  const note =
    estate.note !== undefined && textWidth(estate.note, 12) + 4 <= box.width ? estate.note : undefined;
  if (textWidth(estate.mark, MARK) + 5 > box.width) return null;
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <text className={styles.mark} y={note === undefined ? 4.5 : -2}>
        {estate.mark}
      </text>{' '}
      {note !== undefined && (
        <text className={styles.note} y={14}>
          {note}
        </text>
      )}
    </g>
  );
}

/**
 * The middle of an outline's wide part: an L has a narrow foot at one end, and the part with most corners is
 * wide.
 */
function body(outline: readonly Point[], scale: number): Body {
  const xs = outline.map((point) => point.x);
  const ys = outline.map((point) => point.y).toSorted((a, b) => a - b);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [ys[0] ?? 0, ys.at(-1) ?? 0];
  // The step of an L is between its extremes; its wide part is on the longer side of the step.
  const step = ys.find((y) => y !== low && y !== high);
  const [from, to] = step === undefined ? [low, high] : step - low > high - step ? [low, step] : [step, high];
  return { x: ((left + right) / 2) * scale, y: ((from + to) / 2) * scale, width: (right - left) * scale };
}

import type { Plan, Rect } from '@novosel/contract/catalogue/drawn/plan.ts';
import { textWidth } from '../text-width.ts';
import styles from './plan-drawing.module.css';
import type { PlanView } from './plan-scale.ts';

const SIZE = 12;
/** Distance from the wall to the line, in px. */
const AWAY = 16;
const TICK = 4;

interface Stretch {
  from: number;
  to: number;
  /** Clear length of the room, in centimetres. */
  clear: number;
}

/** Dimension lines along the top and the left of the outline, with the 45° ticks of the kit. */
export function PlanDimensions({ plan, view, locale }: { plan: Plan; view: PlanView; locale: string }) {
  const metres = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const floors = plan.rooms.flatMap((room) => room.rects);
  const outer = plan.walls.outer;
  const top = Math.min(...floors.map((floor) => floor.y));
  const left = Math.min(...floors.map((floor) => floor.x));
  const across = stretches(
    floors.filter((floor) => floor.y === top),
    'x',
    'width',
    outer,
  );
  const down = stretches(
    floors.filter((floor) => floor.x === left),
    'y',
    'height',
    outer,
  );
  const write = ({ from, to, clear }: Stretch) => {
    const text = metres.format(clear / 100);
    return textWidth(text, SIZE) + 6 <= (to - from) * view.scale ? text : '';
  };
  return (
    <>
      <g transform={`translate(${view.left} ${view.top - outer * view.scale - AWAY})`}>
        <Line stretches={across} scale={view.scale} write={write} />
      </g>
      <g transform={`translate(${view.left - outer * view.scale - AWAY} ${view.top}) rotate(90) scale(1 -1)`}>
        <Line stretches={down} scale={view.scale} write={write} turned />
      </g>
    </>
  );
}

interface LineProps {
  stretches: Stretch[];
  scale: number;
  write: (stretch: Stretch) => string;
  turned?: boolean;
}

/** Drawn along x with the wall below it; the left line swaps the axes, so its text is mirrored back. */
function Line({ stretches: list, scale, write, turned = false }: LineProps) {
  const ends = [list[0]?.from ?? 0, ...list.map((stretch) => stretch.to)].map((end) => end * scale);
  const [first, last] = [ends[0] ?? 0, ends.at(-1) ?? 0];
  return (
    <g className={styles.dimension}>
      <path
        className={styles.dimensionLine}
        d={`M${first} 0H${last}${ends.map((x) => `M${x} -5V11`).join('')}`}
      />
      <path
        className={styles.tick}
        d={ends.map((x) => `M${x - TICK} ${TICK}L${x + TICK} ${-TICK}`).join('')}
      />
      {list.map((stretch) => {
        const middle = ((stretch.from + stretch.to) / 2) * scale;
        return (
          <text key={stretch.from} transform={`translate(${middle} -6)${turned ? ' scale(-1 1)' : ''}`}>
            {write(stretch)}
          </text>
        );
      })}
    </g>
  );
}

/**
 * One stretch for each room, from the middle of a wall to the middle of the next one, or to the outer faces.
 */
function stretches(floors: Rect[], axis: 'x' | 'y', length: 'width' | 'height', outer: number): Stretch[] {
  const row = floors.toSorted((a, b) => a[axis] - b[axis]);
  return row.map((floor, index) => {
    const before = row[index - 1];
    const after = row[index + 1];
    const start = floor[axis];
    const end = start + floor[length];
    return {
      from: before === undefined ? start - outer : (before[axis] + before[length] + start) / 2,
      to: after === undefined ? end + outer : (end + after[axis]) / 2,
      clear: floor[length],
    };
  });
}

import type { Direction } from '@novosel/contract/catalogue/drawn/plan.ts';
import styles from './sun-drawing.module.css';

/** Texts for one side of the world. */
export interface SunSide {
  /** Its letter: «С» or “N”. */
  mark: string;
  /** What can be seen there: «двор»; only where there are windows. */
  view?: string | undefined;
  windows: boolean;
}

interface SunDrawingProps {
  sides: Readonly<Record<Direction, SunSide>>;
  /** The drawing's text for a screen reader. */
  label: string;
  /** Labels of the sun at its three positions: «утро», «день», «вечер». */
  times: Readonly<Record<'east' | 'south' | 'west', string>>;
}

const WIDTH = 360;
const HEIGHT = 236;
const X = WIDTH / 2;
const Y = 88;
const RADIUS = 84;
/** Half the side of the flat in the middle, in px. */
const HOME = 28;
const directions = ['north', 'east', 'south', 'west'] as const;

/** Direction of each side from the middle; north is up, as on the map of the floor. */
const way: Record<Direction, { x: number; y: number }> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/**
 * The flat among the sides of the world: its windows, what they look at, and the path of the sun from east to
 * west.
 */
export function SunDrawing({ sides, label, times }: SunDrawingProps) {
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <path className={styles.path} d={`M${X + RADIUS} ${Y}A${RADIUS} ${RADIUS} 0 0 1 ${X - RADIUS} ${Y}`} />
      {directions.map((side) => sides[side].windows && <Beam key={side} side={side} />)}
      <rect className={styles.home} x={X - HOME} y={Y - HOME} width={HOME * 2} height={HOME * 2} />
      {directions.map((side) => sides[side].windows && <Window key={side} side={side} />)}
      {(['east', 'south', 'west'] as const).map((side) => (
        <Sun key={side} side={side} lit={sides[side].windows} time={times[side]} />
      ))}
      {directions.map((side) => (
        <Words key={side} side={side} {...sides[side]} />
      ))}
    </svg>
  );
}

/** The view from the windows of a side, drawn as a beam. */
function Beam({ side }: { side: Direction }) {
  const { x, y } = way[side];
  const far = RADIUS - 16;
  const wide = HOME + 20;
  const at = (along: number, across: number) => `${X + x * along - y * across} ${Y + y * along + x * across}`;
  const d = `M${at(HOME, -HOME + 6)}L${at(far, -wide)}L${at(far, wide)}L${at(HOME, HOME - 6)}z`;
  return <path className={side === 'north' ? styles.view : styles.light} d={d} />;
}

function Window({ side }: { side: Direction }) {
  const { x, y } = way[side];
  const at = (across: number) => `${X + x * HOME - y * across} ${Y + y * HOME + x * across}`;
  return <path className={styles.window} d={`M${at(-HOME + 7)}L${at(HOME - 7)}`} />;
}

function Sun({ side, lit, time }: { side: 'east' | 'south' | 'west'; lit: boolean; time: string }) {
  const cx = X + way[side].x * RADIUS;
  const cy = Y + way[side].y * RADIUS;
  return (
    <g className={lit ? styles.lit : styles.dim}>
      <circle cx={cx} cy={cy} r={9} />
      <text className={styles.time} x={cx} y={cy + 28}>
        {time}
      </text>
    </g>
  );
}

function Words({ side, mark, view, windows }: SunSide & { side: Direction }) {
  const { x, y } = way[side];
  const words = windows && view ? `${mark} · ${view}` : mark;
  const anchor = x === 0 ? 'middle' : x > 0 ? 'start' : 'end';
  const left = X + x * (RADIUS + 18);
  const top = y < 0 ? 16 : y > 0 ? HEIGHT - 16 : Y + 4.5;
  return (
    <text className={windows ? styles.seen : styles.side} x={left} y={top} textAnchor={anchor}>
      {words}
    </text>
  );
}

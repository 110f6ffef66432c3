import type { Plan, PlanDoor, PlanRoom, Rect } from '@novosel/contract/catalogue/drawn/plan.ts';
import styles from './plan-drawing.module.css';

/** Walls, floors, doors and windows of a plan, in centimetres. */
export function PlanShell({ plan }: { plan: Plan }) {
  const outline = plan.outline.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <>
      <polygon className={plan.walls.outer > 0 ? styles.wall : styles.marking} points={outline} />
      {plan.rooms
        .flatMap((room) => floorsOf(room))
        .map((floor) => (
          <Box key={keyOf(floor)} className={styles.floor} box={floor} />
        ))}
      {plan.doors.map((door) => (
        <Box key={keyOf(door.gap)} className={styles.floor} box={through(door.gap)} />
      ))}
      {plan.windows.map(({ gap }) => (
        <g key={keyOf(gap)}>
          <Box className={styles.window} box={gap} />
          <path className={styles.glass} d={middleLine(gap)} />
        </g>
      ))}
      {plan.columns.map((column) => (
        <Box key={keyOf(column)} className={styles.wall} box={column} />
      ))}
      {plan.doors.map((door) =>
        door.kind === 'opening' ? null : (
          <path key={keyOf(door.gap)} className={styles.door} d={leaf(door)} />
        ),
      )}
    </>
  );
}

function Box({ box, className }: { box: Rect; className: string | undefined }) {
  return <rect className={className} x={box.x} y={box.y} width={box.width} height={box.height} />;
}

function keyOf({ x, y, width, height }: Rect): string {
  return `${x} ${y} ${width} ${height}`;
}

/** The rectangles of a room, with one more over the seam of an L, so that no thin line shows. */
function floorsOf({ rects: [first, second, ...rest] }: PlanRoom): Rect[] {
  if (first === undefined) return [];
  if (second === undefined) return [first];
  const left = Math.max(first.x, second.x);
  const right = Math.min(first.x + first.width, second.x + second.width);
  const seam = { x: left, y: Math.max(first.y, second.y) - 4, width: right - left, height: 8 };
  return [first, second, ...rest, seam];
}

/** A hole a little deeper than its wall, so that no thin line of the wall is left. */
function through({ x, y, width, height }: Rect): Rect {
  return width > height
    ? { x, y: y - 1, width, height: height + 2 }
    : { x: x - 1, y, width: width + 2, height };
}

function middleLine({ x, y, width, height }: Rect): string {
  return width > height ? `M${x} ${y + height / 2}h${width}` : `M${x + width / 2} ${y}v${height}`;
}

/** The open leaf of a door and the quarter circle of its edge. */
function leaf({ gap, swing, hinge, width }: PlanDoor): string {
  const level = swing === 'north' || swing === 'south';
  const away = swing === 'north' || swing === 'west' ? -1 : 1;
  if (level) {
    const y = swing === 'north' ? gap.y : gap.y + gap.height;
    const [from, to] = hinge === 'start' ? [gap.x, gap.x + width] : [gap.x + width, gap.x];
    const turn = (hinge === 'start') === (swing === 'north') ? 1 : 0;
    return `M${from} ${y}v${away * width}A${width} ${width} 0 0 ${turn} ${to} ${y}`;
  }
  const x = swing === 'west' ? gap.x : gap.x + gap.width;
  const [from, to] = hinge === 'start' ? [gap.y, gap.y + width] : [gap.y + width, gap.y];
  const turn = (hinge === 'start') === (swing === 'west') ? 0 : 1;
  return `M${x} ${from}h${away * width}A${width} ${width} 0 0 ${turn} ${x} ${to}`;
}

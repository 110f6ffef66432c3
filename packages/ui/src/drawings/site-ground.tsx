import type { SiteMap } from '@novosel/contract/catalogue/site-map.ts';
import styles from './site-drawing.module.css';
import { textWidth } from './text-width.ts';

interface SiteGroundProps {
  ground: SiteMap['grounds'][number];
  scale: number;
  name: string | undefined;
}

const LETTERS = 12;
/** Pixels between trees, and between the lines of water. */
const TREE = 34;
const WAVE = 14;

/** A piece of ground with what grows or flows on it, and its name where there is room. */
export function SiteGround({ ground: { kind, outline }, scale, name }: SiteGroundProps) {
  const points = outline.map(({ x, y }) => `${x * scale},${y * scale}`).join(' ');
  const xs = outline.map(({ x }) => x * scale);
  const ys = outline.map(({ y }) => y * scale);
  const box = {
    left: Math.min(...xs),
    top: Math.min(...ys),
    width: Math.max(...xs) - Math.min(...xs),
    height: Math.max(...ys) - Math.min(...ys),
  };
  // In the middle of a yard or a park something stands as a rule.
  const around = kind === 'yard' || kind === 'park';
  const middle = { x: box.left + box.width / 2, y: around ? box.top + 14 : box.top + box.height / 2 };
  const lies = around || box.width >= box.height;
  const fits = name !== undefined && textWidth(name, LETTERS) + 12 < (lies ? box.width : box.height);
  return (
    <g>
      <polygon className={styles[kind]} points={points} />
      {(kind === 'park' || kind === 'forest') && <Trees box={box} dense={kind === 'forest'} />}
      {kind === 'water' && <path className={styles.waves} d={waves(box)} />}
      {fits && Math.min(box.width, box.height) > 16 && (
        <text
          className={styles.ground}
          transform={`translate(${middle.x} ${middle.y})${lies ? '' : ' rotate(-90)'}`}
          y={4}
        >
          {name}
        </text>
      )}
    </g>
  );
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

function Trees({ box, dense }: { box: Box; dense: boolean }) {
  const step = dense ? TREE * 0.7 : TREE;
  const columns = Math.floor((box.width - 12) / step);
  const rows = Math.floor((box.height - 12) / step);
  const [left, top] = [
    box.left + (box.width - (columns - 1) * step) / 2,
    box.top + (box.height - (rows - 1) * step) / 2,
  ];
  return Array.from({ length: columns * rows }, (_, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)];
    // Neighbours stand a little out of line, the same way each time.
    const shift = ((column * 7 + row * 5) % 3) - 1;
    return (
      <circle
        key={`${column} ${row}`}
        className={styles.tree}
        cx={left + column * step + shift * 4}
        cy={top + row * step - shift * 3}
        r={6 + ((column + row) % 3)}
      />
    );
  });
}

function waves({ left, top, width, height }: Box): string {
  const rows = Math.floor((height - 8) / WAVE);
  const bends = Math.floor((width - 12) / 22);
  if (bends < 1) return '';
  const from = left + (width - bends * 22) / 2;
  return Array.from(
    { length: rows },
    (_, row) => `M${from} ${top + 10 + row * WAVE}q5.5 -4 11 0t11 0${'t11 0t11 0'.repeat(bends - 1)}`,
  ).join('');
}

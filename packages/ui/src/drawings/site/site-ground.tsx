import type { SiteMap } from '@novosel/contract/catalogue/drawn/site-map.ts';
import { groundBox, groundName } from './ground-name.ts';
import styles from './site-drawing.module.css';
import type { Box as Walls } from './site-words.ts';

interface SiteGroundProps {
  ground: SiteMap['grounds'][number];
  scale: number;
  name: string | undefined;
  /** Boxes of houses and their labels, which the name of a ground must not cover. */
  taken: readonly Walls[];
}

/** Distance in px between trees, and between the lines of water. */
const TREE = 34;
const WAVE = 14;

/** A ground with its trees or water, and its name where it fits. */
export function SiteGround({ ground, scale, name, taken }: SiteGroundProps) {
  const { kind, outline } = ground;
  const points = outline.map(({ x, y }) => `${x * scale},${y * scale}`).join(' ');
  const { left, right, top, bottom } = groundBox(ground, scale);
  const box = { left, top, width: right - left, height: bottom - top };
  const place = name === undefined ? undefined : groundName(ground, name, scale, taken);
  return (
    <g>
      <polygon className={styles[kind]} points={points} />
      {(kind === 'park' || kind === 'forest') && <Trees box={box} dense={kind === 'forest'} />}
      {kind === 'water' && <path className={styles.waves} d={waves(box)} />}
      {place && (
        <text
          className={styles.ground}
          transform={`translate(${place.x} ${place.y})${place.lies ? '' : ' rotate(-90)'}`}
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
    // Neighbouring trees are slightly out of line, the same way each time.
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

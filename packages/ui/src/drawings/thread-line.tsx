import styles from './thread.module.css';
import { type LabelBox, layLabels } from './thread-labels.ts';
import { laneNameWidth } from './thread-lanes.ts';
import { ThreadMark } from './thread-mark.tsx';
import type { ThreadLane, ThreadProps } from './thread-shape.ts';

const lanesY: Record<ThreadLane, number> = { you: 66, us: 136, third: 206 };
const END = 44;
const HEIGHT = 256;

/** The thread from left to right, one lane a party. */
export function ThreadLine({ points, lanes, label, passing, width }: ThreadProps & { width: number }) {
  const laneStart = laneNameWidth(lanes);
  const start = laneStart + 20;
  const step = points.length > 1 ? (width - start - END) / (points.length - 1) : 0;
  const spots = points.map((point, index) => ({ ...point, x: start + index * step, y: lanesY[point.lane] }));
  const labels = layLabels(spots, width);
  return (
    <svg className={styles.line} width={width} height={HEIGHT} role="img" aria-label={label}>
      {(['you', 'us', 'third'] as const).map((lane) => (
        <g key={lane}>
          <path className={styles.lane} d={`M${laneStart} ${lanesY[lane]}H${width}`} />
          <text className={styles.laneName} y={lanesY[lane] + 4}>
            {lanes[lane]}
          </text>
        </g>
      ))}
      {spots.slice(1).map((spot, index) => {
        const from = spots[index] ?? spot;
        const next = spot.state === 'next';
        const draws = passing === true && spot.state === 'now';
        return (
          <path
            key={spot.key}
            className={next ? styles.future : draws ? styles.drawn : styles.past}
            pathLength={draws ? 1 : undefined}
            d={curve(from, spot)}
          />
        );
      })}
      {labels.map((box) => (
        <Label key={box.key} box={box} />
      ))}
      {spots.map((spot) => (
        <ThreadMark key={spot.key} x={spot.x} y={spot.y} state={spot.state} />
      ))}
    </svg>
  );
}

function Label({ box }: { box: LabelBox }) {
  return (
    <g className={styles[box.state]} textAnchor={box.anchor}>
      {box.lines.map(({ text, y }, index) => (
        <text
          key={text}
          className={index === box.lines.length - 1 && box.hasDate ? styles.date : styles.title}
          x={box.x}
          y={y}
        >
          {text}
        </text>
      ))}
    </g>
  );
}

function curve(from: { x: number; y: number }, to: { x: number; y: number }): string {
  if (from.y === to.y) return `M${from.x} ${from.y}H${to.x}`;
  const pull = (to.x - from.x) * 0.55;
  return `M${from.x} ${from.y}C${from.x + pull} ${from.y} ${to.x - pull} ${to.y} ${to.x} ${to.y}`;
}

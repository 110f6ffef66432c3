import styles from './thread.module.css';
import { ThreadMark } from './thread-mark.tsx';
import type { ThreadLane, ThreadProps } from './thread-shape.ts';

const lanesX: Record<ThreadLane, number> = { you: 16, us: 39, third: 62 };
const ROW = 60;

/** The thread from top to bottom for narrow places: real text beside a drawing of it. */
export function ThreadList({ points, label, passing }: ThreadProps) {
  const height = points.length * ROW;
  const spots = points.map((point, index) => ({ ...point, x: lanesX[point.lane], y: index * ROW + ROW / 2 }));
  return (
    <div className={styles.list}>
      <svg width={78} height={height} aria-hidden="true">
        {Object.values(lanesX).map((x) => (
          <path key={x} className={styles.lane} d={`M${x} 0V${height}`} />
        ))}
        {spots.slice(1).map((spot, index) => {
          const from = spots[index] ?? spot;
          const draws = passing === true && spot.state === 'now';
          const look = spot.state === 'next' ? styles.future : draws ? styles.drawn : styles.past;
          return (
            <path key={spot.key} className={look} pathLength={draws ? 1 : undefined} d={curve(from, spot)} />
          );
        })}
        {spots.map((spot) => (
          <ThreadMark key={spot.key} x={spot.x} y={spot.y} state={spot.state} />
        ))}
      </svg>
      <ol aria-label={label}>
        {points.map((point) => (
          <li
            key={point.key}
            className={styles[point.state]}
            aria-current={point.state === 'now' ? 'step' : undefined}
          >
            <b>{point.title}</b>
            <span>{point.detail}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function curve(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const pull = ROW * 0.55;
  return `M${from.x} ${from.y}C${from.x} ${from.y + pull} ${to.x} ${to.y - pull} ${to.x} ${to.y}`;
}

import { useText } from '../../text/i18n.tsx';
import { faceOf, foldPoints, isFold } from '../fold-points.ts';
import styles from './thread.module.css';
import { curve } from './thread-curve.ts';
import { type LabelBox, layLabels, type Spot } from './thread-labels.ts';
import { laneNameWidth } from './thread-lanes.ts';
import { ThreadMark } from './thread-mark.tsx';
import { LINE_HEIGHT, roomBehind, startOf } from './thread-room.ts';
import type { ThreadLane, ThreadProps } from './thread-shape.ts';

const lanesY: Record<ThreadLane, number> = { you: 66, us: 136, third: 206 };
interface ThreadLineProps extends ThreadProps {
  /** In pixels. */
  width: number;
  room: number;
}

/**
 * The thread from left to right, one lane for each party; a picture beside the list that screen readers get.
 */
export function ThreadLine({ points, lanes, passing, width, room }: ThreadLineProps) {
  const t = useText();
  const laneStart = laneNameWidth(lanes);
  const start = startOf(lanes);
  const items = foldPoints(points, room);
  const step = items.length > 1 ? (width - start - roomBehind(points)) / (items.length - 1) : 0;
  const spots = items.map((item, index): Spot => {
    const { lane, state } = faceOf(item);
    const words = isFold(item)
      ? { title: t('ui.thread.folded', { count: item.points.length, state }), date: '' }
      : { title: item.title, date: item.date };
    return { key: item.key, lane, state, ...words, x: start + index * step, y: lanesY[lane] };
  });
  return (
    <svg className={styles.line} width={width} height={LINE_HEIGHT} aria-hidden="true">
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
      {layLabels(spots, step, width).map((box) => (
        <Label key={box.key} box={box} />
      ))}
      {spots.map((spot) => (
        <ThreadMark
          key={spot.key}
          x={spot.x}
          y={spot.y}
          state={spot.state}
          many={items.some((item) => item.key === spot.key && isFold(item))}
        />
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

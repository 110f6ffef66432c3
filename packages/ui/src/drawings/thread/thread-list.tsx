import { useState } from 'react';
import { LinkButton } from '../../actions/link-button.tsx';
import { useText } from '../../text/i18n.tsx';
import { faceOf, foldPoints, isFold, type ThreadFold, type ThreadItem } from '../fold-points.ts';
import styles from './thread.module.css';
import { ThreadMark } from './thread-mark.tsx';
import type { ThreadLane, ThreadProps } from './thread-shape.ts';
import { ThreadSteps } from './thread-steps.tsx';

const lanesX: Record<ThreadLane, number> = { you: 16, us: 39, third: 62 };
/** Height of a row in units of the drawing, 16 of which are 1 rem: it grows with the text beside it. */
const ROW = 60;
const WIDTH = 78;
/** The number of unfolded points: the last done one, the present, the next two, and one for the rest. */
const SHOWN = 5;

/**
 * The thread from top to bottom for narrow places: text beside a drawing of it; points far from now are
 * folded.
 */
export function ThreadList({ points, label, passing }: ThreadProps) {
  const t = useText();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const [focused, setFocused] = useState<string>();
  const open = ({ key, points: [first] }: ThreadFold) => {
    setOpened([...opened, key]);
    setFocused(first?.key);
  };
  const items = foldPoints(points, SHOWN).flatMap((item): readonly ThreadItem[] =>
    isFold(item) && opened.includes(item.key) ? item.points : [item],
  );
  const height = items.length * ROW;
  const spots = items.map((item, index) => {
    const { lane, state } = faceOf(item);
    return { key: item.key, state, many: isFold(item), x: lanesX[lane], y: index * ROW + ROW / 2 };
  });
  return (
    <div className={styles.list}>
      <svg viewBox={`0 0 ${WIDTH} ${height}`} style={{ height: `${height / 16}rem` }} aria-hidden="true">
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
        {spots.map(({ key, ...spot }) => (
          <ThreadMark key={key} {...spot} />
        ))}
      </svg>
      <ThreadSteps
        label={label}
        items={items}
        focused={focused}
        fold={(fold) => (
          <LinkButton onClick={() => open(fold)}>
            {t('ui.thread.show', { count: fold.points.length, state: faceOf(fold).state })}
          </LinkButton>
        )}
      />
    </div>
  );
}

function curve(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const pull = ROW * 0.55;
  return `M${from.x} ${from.y}C${from.x} ${from.y + pull} ${to.x} ${to.y - pull} ${to.x} ${to.y}`;
}

import styles from './thread.module.css';
import type { ThreadPoint } from './thread-shape.ts';

interface ThreadMarkProps {
  x: number;
  y: number;
  state: ThreadPoint['state'];
  /** Several points shown as one. */
  many?: boolean;
}

/**
 * A point of the thread: with a tick when done, with a ring when it is the present turn, empty when in the
 * future; a fold is three dots.
 */
export function ThreadMark({ x, y, state, many = false }: ThreadMarkProps) {
  if (many) return <Dots x={x} y={y} look={state === 'next' ? styles.dotsNext : styles.dotsDone} />;
  if (state === 'next') return <circle className={styles.pointNext} cx={x} cy={y} r={6} />;
  if (state === 'now') {
    return (
      <>
        <circle className={styles.ring} cx={x} cy={y} r={15} />
        <circle className={styles.pointNow} cx={x} cy={y} r={9} />
      </>
    );
  }
  return (
    <>
      <circle className={styles.pointDone} cx={x} cy={y} r={7} />
      <path className={styles.tick} d={`M${x - 3} ${y}l2.2 2.4l4 -4.6`} />
    </>
  );
}

const Dots = ({ x, y, look }: { x: number; y: number; look: string | undefined }) => (
  <g className={look}>
    <rect x={x - 15} y={y - 8} width={30} height={16} rx={8} />
    {[-7, 0, 7].map((by) => (
      <circle key={by} cx={x + by} cy={y} r={2} />
    ))}
  </g>
);

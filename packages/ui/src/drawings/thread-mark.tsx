import styles from './thread.module.css';
import type { ThreadPoint } from './thread-shape.ts';

/** A point of the thread: ticked when done, ringed when it is the turn, empty when to come. */
export function ThreadMark({ x, y, state }: { x: number; y: number; state: ThreadPoint['state'] }) {
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

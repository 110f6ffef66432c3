import { useDrawingWidth } from '../use-drawing-width.ts';
import styles from './thread.module.css';
import { roomFor, ThreadLine } from './thread-line.tsx';
import { ThreadList } from './thread-list.tsx';
import type { ThreadProps } from './thread-shape.ts';
import { ThreadSteps } from './thread-steps.tsx';

/** The course of a deal: who moved, whose turn it is, who comes next. */
export function Thread(props: ThreadProps) {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const room = roomFor(props, width);
  return (
    <div ref={holder} className={styles.thread}>
      {width > 0 &&
        (room > 0 ? (
          <>
            <ThreadLine {...props} width={width} room={room} />
            <ThreadSteps label={props.label} items={props.points} unseen />
          </>
        ) : (
          <ThreadList {...props} />
        ))}
    </div>
  );
}

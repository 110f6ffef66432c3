import { late } from '../../status/late.tsx';
import { useDrawingWidth } from '../use-drawing-width.ts';
import styles from './thread.module.css';
import { ThreadList } from './thread-list.tsx';
import { LINE_HEIGHT, roomFor } from './thread-room.ts';
import type { ThreadProps } from './thread-shape.ts';
import { ThreadSteps } from './thread-steps.tsx';

/** Not loaded in a narrow place, which shows a list. */
const ThreadLine = late(async () => (await import('./thread-line.tsx')).ThreadLine);

/** The thread of a deal: who acted, whose turn it is, who comes next. */
export function Thread(props: ThreadProps) {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const room = roomFor(props, width);
  return (
    <div ref={holder} className={styles.thread}>
      {width > 0 &&
        (room > 0 ? (
          <>
            <ThreadLine
              {...props}
              width={width}
              room={room}
              instead={<div style={{ height: LINE_HEIGHT }} />}
            />
            <ThreadSteps label={props.label} items={props.points} unseen />
          </>
        ) : (
          <ThreadList {...props} />
        ))}
    </div>
  );
}

import { fitPoints } from './fit-points.ts';
import styles from './thread.module.css';
import { laneNameWidth } from './thread-lanes.ts';
import { ThreadLine } from './thread-line.tsx';
import { ThreadList } from './thread-list.tsx';
import type { ThreadProps } from './thread-shape.ts';
import { useDrawingWidth } from './use-drawing-width.ts';

/** Pixels a point needs on the line so that its label has room. */
const POINT_WIDTH = 46;

/** The course of a deal: who moved, whose turn it is, who comes next. */
export function Thread(props: ThreadProps) {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const room = Math.floor((width - laneNameWidth(props.lanes)) / POINT_WIDTH);
  const line = fitPoints(props.points, room);
  return (
    <div ref={holder} className={styles.thread}>
      {width > 0 &&
        (line ? <ThreadLine {...props} points={line} width={width} /> : <ThreadList {...props} />)}
    </div>
  );
}

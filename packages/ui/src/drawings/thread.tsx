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
  const level = width >= laneNameWidth(props.lanes) + props.points.length * POINT_WIDTH;
  return (
    <div ref={holder} className={styles.thread}>
      {width > 0 && (level ? <ThreadLine {...props} width={width} /> : <ThreadList {...props} />)}
    </div>
  );
}

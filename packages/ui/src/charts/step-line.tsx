import { area, curveStepAfter, line } from 'd3-shape';
import { useDrawingWidth } from '../drawings/use-drawing-width.ts';
import styles from './chart.module.css';
import { overSteps } from './over-steps.ts';

interface StepPoint {
  /** From when the value holds, in ms since 1970. */
  at: number;
  value: number;
}

interface StepLineProps {
  /** The content of the chart, in a sentence; absent when the text beside the chart tells it. */
  label?: string | undefined;
  /** In order of time. */
  points: readonly StepPoint[];
  /** The end of the line, in ms since 1970: the last value still holds then. */
  until: number;
  /** Formats the first and the last value, above the line. */
  format: (value: number) => string;
  /** Labels at both ends: the first day and the last. */
  from: string;
  to: string;
}

const height = 112;
const axis = 24;
const base = height - axis;
const top = 22;
const side = 8;
/** Approximate width of a digit of the labels, in px. */
const letter = 7.5;

/**
 * A value that holds until the next one, such as a price or a rate, above a dimension line from the first day
 * to the last.
 */
export const StepLine = ({ label, points, until, format, from, to }: StepLineProps) => {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const end = Math.max(until, last.at + 1);
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = ({ at }: StepPoint) => side + ((at - first.at) / (end - first.at)) * (width - 2 * side);
  const y = ({ value }: StepPoint) =>
    high === low ? (top + base) / 2 : base - 14 - ((value - low) / (high - low)) * (base - 14 - top);
  const course = [...points, { at: end, value: last.value }];
  const [left, right] = [side, width - side];
  const steps = points.map((point) => ({ x: x(point), y: y(point) }));
  /** Y of a label above all steps that it spans, so that it crosses none. */
  const over = (start: number, stop: number) => overSteps(steps, start, stop) - 8;
  const [was, is] = [format(first.value), format(last.value)];
  return (
    <div ref={holder} className={styles.place} style={{ height }}>
      {width > 0 && (
        <svg width={width} height={height} role="img" aria-label={label} aria-hidden={!label}>
          <path
            className={styles.under}
            d={area<StepPoint>(x, base, y).curve(curveStepAfter)(course) ?? ''}
          />
          <path
            className={styles.ticks}
            d={`M${left} ${base}H${right}M${left - 4} ${base + 4}l8 -8M${right - 4} ${base + 4}l8 -8`}
          />
          <path className={styles.step} d={line<StepPoint>(x, y).curve(curveStepAfter)(course) ?? ''} />
          {points.map((point) => (
            <circle key={point.at} className={styles.dot} cx={x(point)} cy={y(point)} r="3" />
          ))}
          <text className={styles.words} x={left - 4} y={over(left, left + was.length * letter)}>
            {was}
          </text>
          <text
            className={styles.words}
            x={right + 4}
            y={over(right - is.length * letter, right)}
            textAnchor="end"
          >
            {is}
          </text>
          <text className={styles.words} x={left - 4} y={height - 4}>
            {from}
          </text>
          <text className={styles.words} x={right + 4} y={height - 4} textAnchor="end">
            {to}
          </text>
        </svg>
      )}
    </div>
  );
};

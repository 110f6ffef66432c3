import { useDrawingWidth } from '../drawings/use-drawing-width.ts';
import { classNames } from '../look/class-names.ts';
import styles from './loyalty-stairs.module.css';

export interface LoyaltyStep {
  key: string;
  /** «Prestige · 2 %». */
  title: string;
  /** The threshold of the level: «30 млн руб. или 6 сделок». */
  note: string;
  state: 'done' | 'now' | 'next';
}

interface LoyaltyStairsProps {
  /** The content of the picture, in a sentence. */
  label: string;
  /** Levels from the lowest up. */
  steps: readonly LoyaltyStep[];
  /** Progress to the next level, 0 to 1. */
  progress: number;
}

/** The least width of a step, for its text, in CSS pixels. */
const leastStep = 180;
/** Height above the highest step, for the mark, in CSS pixels. */
const sky = 36;
/** Height of a step, which grows with the width, in CSS pixels. */
const riseOf = (width: number) => Math.min(70, Math.max(52, Math.round(width / 12)));

/** The least height of the lowest step, for its two lines of text, in CSS pixels. */
const leastFoot = 68;

const Stairs = ({ label, steps, progress, width }: LoyaltyStairsProps & { width: number }) => {
  const run = width / steps.length;
  const rise = riseOf(width);
  const foot = Math.max(leastFoot, rise + 2);
  const height = sky + foot + rise * (steps.length - 1);
  const top = (index: number) => height - foot - rise * index;
  const now = Math.max(
    0,
    steps.findIndex(({ state }) => state === 'now'),
  );
  const mark = run * (now + Math.min(1, Math.max(0, progress)));
  const edge = (until: number) =>
    steps
      .slice(0, until)
      .map((_, index) => `${index ? 'V' : 'M0 '}${top(index)}H${run * (index + 1)}`)
      .join('');
  return (
    <svg className={styles.stairs} width={width} height={height} role="img" aria-label={label}>
      {steps.map(({ key, state }, index) => (
        <path
          key={key}
          className={state === 'next' ? styles.ahead : styles.reached}
          d={`M${run * index} ${height}V${top(index)}h${run}V${height}Z`}
        />
      ))}
      <path className={styles.edge} d={edge(steps.length)} />
      <path className={styles.way} d={`${edge(now)}${now ? 'V' : 'M0 '}${top(now)}H${mark}`} />
      <circle className={styles.mark} cx={mark} cy={top(now)} r="8" />
      {steps.map(({ key, title, note, state }, index) => (
        <text
          key={key}
          x={run * index + 16}
          y={top(index) + 32}
          className={classNames(state === 'now' && styles.here)}
        >
          <tspan className={styles.title}>{title}</tspan>
          {/* The text of the buyer's level is above its step, where the mark is. */}
          <tspan x={run * index + 16} dy={state === 'now' ? -54 : 24}>
            {note}
          </tspan>
        </text>
      ))}
    </svg>
  );
};

/**
 * The levels as stairs: the buyer's level and the thresholds of the next ones; as rows where stairs do not
 * fit.
 */
export const LoyaltyStairs = (props: LoyaltyStairsProps) => {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  return (
    <div ref={holder} className={styles.root}>
      {width >= props.steps.length * leastStep ? (
        <Stairs {...props} width={width} />
      ) : (
        <ol className={styles.rows}>
          {props.steps.map(({ key, title, note, state }) => (
            <li key={key} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
              <b>{title}</b>
              <span>{note}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
};

import { line } from 'd3-shape';
import { useDrawingWidth } from '../drawings/use-drawing-width.ts';
import styles from './chart.module.css';
import { AxisWords, ChartFigure } from './chart-parts.tsx';

interface LineSeries {
  key: string;
  label: string;
  /** One value for each tick; no negative ones. */
  values: readonly number[];
}

interface LinesProps {
  /** The content of the chart, in a sentence. */
  label: string;
  /** At most three. */
  series: readonly LineSeries[];
  /** Labels under the chart, from left to right: years. */
  ticks: readonly string[];
  /** Formats the labels of the highest and the middle value, at the left. */
  format: (value: number) => string;
}

const height = 220;
const foot = 28;
const top = 8;
/** Width of these labels, in CSS pixels. */
const left = 72;

/** Growth of sums year by year, side by side: up to three lines over one axis. */
export const Lines = ({ label, series, ticks, format }: LinesProps) => {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const x = (index: number) => left + (ticks.length > 1 ? (index / (ticks.length - 1)) * (width - left) : 0);
  const y = (value: number) => height - (value / most) * (height - top);
  const course = line<number>()
    .x((_, index) => x(index))
    .y(y);
  return (
    <ChartFigure series={series} className={styles.ofLines}>
      <div ref={holder} className={styles.place} style={{ height: height + foot }}>
        {width > 0 && (
          <svg width={width} height={height + foot} role="img" aria-label={label}>
            <path
              className={styles.grid}
              d={[most, most / 2, 0].map((value) => `M${left} ${y(value)}H${width}`).join('')}
            />
            {series.map(({ key, values }, part) => (
              <path key={key} className={styles[`line${part + 1}`]} d={course([...values]) ?? ''} />
            ))}
            {[most, most / 2].map((value) => (
              <text key={value} className={styles.words} x={0} y={y(value) + 4}>
                {format(value)}
              </text>
            ))}
            <AxisWords words={ticks} from={left} width={width} x={x} y={height + 20} />
          </svg>
        )}
      </div>
    </ChartFigure>
  );
};

import { stack } from 'd3-shape';
import { useDrawingWidth } from '../drawings/use-drawing-width.ts';
import styles from './chart.module.css';
import { AxisWords, ChartFigure } from './chart-parts.tsx';

interface Series {
  key: string;
  label: string;
}

interface Bar {
  key: string;
  /** Label under the bar: a year. */
  title: string;
  /** Values by the keys of the series; no negative ones. */
  values: Readonly<Record<string, number>>;
}

interface StackedBarsProps {
  /** The content of the chart, in a sentence. */
  label: string;
  /** From the bottom up, at most three. */
  series: readonly Series[];
  bars: readonly Bar[];
  /** Formats a value in the tooltip of a bar. */
  format: (value: number) => string;
}

const height = 200;
const foot = 28;
const gap = 4;

/** The parts of a sum year by year: stacked bars, with labels under some of them. */
export const StackedBars = ({ label, series, bars, format }: StackedBarsProps) => {
  const [holder, width] = useDrawingWidth<HTMLDivElement>();
  const keys = series.map(({ key }) => key);
  const layers = stack<Bar>()
    .keys(keys)
    .value((bar, key) => bar.values[key] ?? 0)([...bars]);
  const most = Math.max(1, ...layers.flat().map(([, top]) => top));
  const y = (value: number) => height * (1 - value / most);
  const room = width / Math.max(1, bars.length);
  const words = ({ title, values }: Bar) =>
    [title, ...series.map((one) => `${one.label} ${format(values[one.key] ?? 0)}`)].join(', ');
  return (
    <ChartFigure series={series}>
      <div ref={holder} className={styles.place} style={{ height: height + foot }}>
        {width > 0 && (
          <svg width={width} height={height + foot} role="img" aria-label={label}>
            <path
              className={styles.grid}
              d={`M0 .5H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`}
            />
            {bars.map((bar, index) => (
              <g key={bar.key}>
                <title>{words(bar)}</title>
                {layers.map((layer, part) => {
                  const [low = 0, top = 0] = layer[index] ?? [];
                  // A thin gap between the parts.
                  const seam = part > 0 && low > 0 ? 1.5 : 0;
                  return (
                    <rect
                      key={layer.key}
                      className={styles[`part${part + 1}`]}
                      x={index * room + Math.min(gap, room / 4) / 2}
                      width={Math.max(1, room - Math.min(gap, room / 4))}
                      y={y(top)}
                      height={Math.max(0, y(low) - y(top) - seam)}
                    />
                  );
                })}
              </g>
            ))}
            <AxisWords
              words={bars.map(({ title }) => title)}
              width={width}
              x={(index) => (index + 0.5) * room}
              y={height + 20}
            />
          </svg>
        )}
      </div>
    </ChartFigure>
  );
};

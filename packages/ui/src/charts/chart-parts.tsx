import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './chart.module.css';
import { shownTicks } from './shown-ticks.ts';

interface AxisWordsProps {
  /** Labels from left to right: years. */
  words: readonly string[];
  /** X of the axis' start, in CSS pixels. */
  from?: number | undefined;
  width: number;
  /** X of the middle of a label; the first and the last stay within the picture. */
  x: (index: number) => number;
  y: number;
}

/** Labels under an axis, as many as fit. */
export const AxisWords = ({ words, from = 0, width, x, y }: AxisWordsProps) => {
  const shown = shownTicks(words.length, width - from);
  const last = words.length - 1;
  return words.map(
    (word, index) =>
      shown.has(index) && (
        <text
          key={word}
          className={styles.words}
          x={index === 0 ? from : index === last ? width : x(index)}
          y={y}
          textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
        >
          {word}
        </text>
      ),
  );
};

interface ChartFigureProps {
  series: readonly { readonly key: string; readonly label: string }[];
  /** Class of the chart's lines, for legends that show lines instead of bars. */
  className?: string | undefined;
  children: ReactNode;
}

/** A chart with the legend of its series. */
export const ChartFigure = ({ series, className, children }: ChartFigureProps) => (
  <figure className={classNames(styles.root, className)}>
    {children}
    <figcaption className={styles.legend}>
      {series.map(({ key, label }, part) => (
        <span key={key}>
          <i className={styles[`mark${part + 1}`]} aria-hidden="true" />
          {label}
        </span>
      ))}
    </figcaption>
  </figure>
);

import type { ReactNode } from 'react';
import { classNames } from '../look/class-names.ts';
import styles from './chart.module.css';
import { shownTicks } from './shown-ticks.ts';

interface AxisWordsProps {
  /** From left to right: years. */
  words: readonly string[];
  /** Where the axis begins and ends, in CSS pixels. */
  from?: number | undefined;
  width: number;
  /** Where the middle of a word stands; the first and the last keep within the picture. */
  x: (index: number) => number;
  y: number;
}

/** Words under an axis, as many as have room. */
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
  /** Marks of its lines in place of parts. */
  className?: string | undefined;
  children: ReactNode;
}

/** A picture with what the colours of its series mean. */
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

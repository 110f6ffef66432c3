import { classNames } from '../look/class-names.ts';
import styles from './counter.module.css';

/** Above this number the bubble has its long style (S9-11). */
const longAbove = 99;
const most = 999;

interface CounterProps {
  value: number;
  quiet?: boolean | undefined;
  className?: string | undefined;
}

/** A number in a bubble no wider than 45 px; more than 999 is «999+». */
export const Counter = ({ value, quiet, className }: CounterProps) => (
  <span
    className={classNames(styles.root, value > longAbove && styles.long, quiet && styles.quiet, className)}
  >
    {value > most ? `${most}+` : value}
  </span>
);

import { classNames } from '../look/class-names.ts';
import styles from './spinner.module.css';

/** Turns once in 1.2 s. Decoration: the text beside it says what is loading. */
export const Spinner = ({ small }: { small?: boolean }) => (
  <span className={classNames(styles.root, small && styles.small)} aria-hidden="true" />
);

import { classNames } from '../look/class-names.ts';
import styles from './spinner.module.css';

/** Turns once in 1.2 s. Decoration: the words beside it say what is awaited. */
export const Spinner = ({ small }: { small?: boolean }) => (
  <span className={classNames(styles.root, small && styles.small)} aria-hidden="true" />
);

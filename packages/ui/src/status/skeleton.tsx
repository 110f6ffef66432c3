import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; the default is the whole width. */
  width?: string | undefined;
  /** Any CSS length; the default is a line of text. */
  height?: string | undefined;
  lines?: number | undefined;
}

/**
 * Placeholder of loading content. Its container has `aria-busy`. While a page contains one, its footer is
 * hidden.
 */
export const Skeleton = ({ width, height, lines = 1 }: SkeletonProps) =>
  Array.from({ length: lines }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton have no identity
    <span key={line} className={styles.root} style={{ width, height }} data-skeleton="" aria-hidden="true" />
  ));

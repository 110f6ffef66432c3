import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Any CSS length; the default is the whole width. */
  width?: string | undefined;
  /** Any CSS length; the default is a line of text. */
  height?: string | undefined;
  lines?: number | undefined;
}

/**
 * The form of what is being loaded. The place around it carries `aria-busy`. While one stands in a page, its
 * footer is not seen.
 */
export const Skeleton = ({ width, height, lines = 1 }: SkeletonProps) =>
  Array.from({ length: lines }, (_, line) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton have no identity
    <span key={line} className={styles.root} style={{ width, height }} data-skeleton="" aria-hidden="true" />
  ));

import { useText } from '../text/i18n.tsx';
import styles from './loading-bar.module.css';

interface LoadingBarProps {
  active: boolean;
  /** Progress in percent; without it the line advances by itself. */
  percent?: number | undefined;
}

/**
 * The line at the top of the page while a route loads; it appears after 200 ms. A status, since it is outside
 * of the landmarks.
 */
export const LoadingBar = ({ active, percent }: LoadingBarProps) => {
  const t = useText();
  if (!active) return null;
  return (
    <div role="status">
      <div
        className={styles.root}
        role="progressbar"
        aria-label={t('ui.loading')}
        aria-valuenow={percent}
        data-known={percent === undefined ? undefined : ''}
        style={{ '--part': (percent ?? 0) / 100 } as object}
      />
    </div>
  );
};

import { useText } from './i18n.tsx';
import styles from './loading-bar.module.css';

/** The line at the top of the page while a route is on its way; it shows itself after 200 ms. */
export const LoadingBar = ({ active }: { active: boolean }) => {
  const t = useText();
  return active ? <div className={styles.root} role="progressbar" aria-label={t('ui.loading')} /> : null;
};

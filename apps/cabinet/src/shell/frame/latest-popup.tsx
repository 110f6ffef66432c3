import { useText } from '@novosel/ui/text/i18n.tsx';
import { FreshCount } from '../../shared/news/fresh-count.tsx';
import styles from '../../shared/news/latest-notifications.module.css';
import { LatestNotifications } from '../../shared/news/latest-notifications.tsx';

/** Inside of the bell's popup, which on a phone is a sheet: what it is, and the latest of it (S2.7-27…30). */
export const LatestPopup = () => {
  const t = useText();
  return (
    <div className={styles.popup}>
      {/* The window's name says it already to those who do not see. */}
      <div className={styles.head} aria-hidden="true">
        <b className="title-s">{t('notifications')}</b>
        <FreshCount />
      </div>
      <LatestNotifications />
    </div>
  );
};

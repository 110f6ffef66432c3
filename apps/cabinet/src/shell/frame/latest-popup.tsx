import { useText } from '@novosel/ui/text/i18n.tsx';
import { FreshCount } from '../../shared/news/fresh-count.tsx';
import styles from '../../shared/news/latest-notifications.module.css';
import { LatestNotifications } from '../../shared/news/latest-notifications.tsx';

/**
 * Content of the bell's popup, which is a sheet on a phone: its title and the latest notifications
 * (S2.7-27…30).
 */
export const LatestPopup = () => {
  const t = useText();
  return (
    <div className={styles.popup}>
      {/* A screen reader already hears the same as the window's name. */}
      <div className={styles.head} aria-hidden="true">
        <b className="title-s">{t('notifications')}</b>
        <FreshCount />
      </div>
      <LatestNotifications />
    </div>
  );
};

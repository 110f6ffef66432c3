import { Alert } from '@novosel/ui/alert.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

const listen = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** S8-33: while there is no connection, says so and what it means for what is on the screen. */
export const OfflineBanner = () => {
  const t = useText();
  const online = useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div className={styles.place} role="status">
      {!online && (
        <Alert tone="warn" title={t('offline.title')}>
          {t('offline.note')}
        </Alert>
      )}
    </div>
  );
};

import { isOnline, lastAnswerAt, onConnection } from '@novosel/client/live/connection.ts';
import { unsentCount } from '@novosel/client/unsent/unsent-store.ts';
import { formatClock, formatter } from '@novosel/contract/time/clock.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { type Locale, useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useSyncExternalStore } from 'react';
import styles from './offline-banner.module.css';

/** «21 ноября, 03:40»; `formatDayTime` would bring all of time.ts into the sign-in page. */
const moment = (at: number, locale: Locale): string =>
  `${formatter(locale, { day: 'numeric', month: 'long' }).format(at)}, ${formatClock(at, { locale })}`;

const useOnline = () => useSyncExternalStore(onConnection, isOnline, () => true);
const useUnsent = () => useSyncExternalStore(onConnection, unsentCount, () => 0);

/**
 * S8-33: while there is no connection, says so, with the time of the data on the screen and the acts that
 * will be sent afterwards.
 */
export const OfflineBanner = () => {
  const online = useOnline();
  return (
    <div className={styles.place} role="status">
      {!online && <Words />}
    </div>
  );
};

const Words = () => {
  const t = useText();
  const locale = useLocale();
  const waiting = useUnsent();
  const at = lastAnswerAt();
  return (
    <Alert tone="warn" title={t('offline.title')}>
      {at === undefined ? t('offline.note') : t('offline.at', { at: moment(at, locale) })}
      {waiting > 0 && ` ${t('offline.later', { count: waiting })}`}
    </Alert>
  );
};

import { errorWords } from '@novosel/client/errors.ts';
import { useCall } from '@novosel/client/use-call.ts';
import {
  archiveNotification,
  listNotifications,
  type Notification,
} from '@novosel/contract/notifications/endpoints.ts';
import { isLandingPage } from '@novosel/contract/paths.ts';
import { safePath } from '@novosel/contract/safe-path.ts';
import { formatDayTime } from '@novosel/contract/time.ts';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Icon } from '@novosel/ui/icon.tsx';
import { IconButton } from '@novosel/ui/icon-button.tsx';
import { Link } from '@novosel/ui/link.tsx';
import { toast } from '@novosel/ui/toasts.tsx';
import X from 'lucide-react/icons/x';
import { notificationIcon } from './notification-icon.ts';
import styles from './notifications.module.css';

export const NotificationRow = ({ notification }: { notification: Notification }) => {
  const t = useText();
  const locale = useLocale();
  const { id, title, text, date, tags, isNew, isArchive } = notification;
  const link = safePath(notification.link, isLandingPage);
  const archive = useCall(archiveNotification, { invalidates: [listNotifications] });
  const close = () =>
    archive.mutate(
      { body: { id } },
      { onError: (error) => void toast({ tone: 'bad', text: errorWords(error, t('network'))[0] }) },
    );
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <Icon of={notificationIcon(notification)} className={styles.icon} />
      <div className={styles.words}>
        <b className={styles.title}>{link ? <Link href={link}>{title}</Link> : title}</b>
        {isNew && <span className="sr">{t('notifications.isNew')}</span>}
        {text && <p>{text}</p>}
        <p className={styles.about}>
          {[...tags, formatDayTime(date, { now: new Date(), locale })].join(' · ')}
        </p>
      </div>
      {!isArchive && <IconButton icon={X} label={t('notifications.close', { title })} onClick={close} />}
    </li>
  );
};

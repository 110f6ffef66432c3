import type { Notification } from '@novosel/contract/notifications/endpoints.ts';
import { glue } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { CoverLink } from '@novosel/ui/actions/cover-link.tsx';
import { IconButton } from '@novosel/ui/actions/icon-button.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import X from 'lucide-react/icons/x';
import { notificationIcon } from '../../shared/news/notification-icon.ts';
import { whatAndWhen } from '../../shared/news/what-and-when.ts';
import styles from './notifications.module.css';
import { useArchive } from './use-archive.ts';

/**
 * A notification in the list: the link of its title covers the whole row; one that is not archived has a
 * close button (S4.9-02…04).
 */
export const NotificationRow = ({ notification }: { notification: Notification }) => {
  const t = useText();
  const locale = useLocale();
  const { id, title, text, isNew, isArchive } = notification;
  const close = useArchive(id);
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <Icon of={notificationIcon(notification)} className={styles.icon} />
      <div className={styles.words}>
        <b className={styles.title}>
          <CoverLink href={path('notification', { id })}>{glue(title)}</CoverLink>
        </b>
        {isNew && <span className="sr">{t('notifications.isNew')}</span>}
        {text && <p>{glue(text)}</p>}
        <p className={styles.about}>{whatAndWhen(notification, locale)}</p>
      </div>
      {!isArchive && <IconButton icon={X} label={t('notifications.close', { title })} onClick={close} />}
    </li>
  );
};

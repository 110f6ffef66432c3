import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listNotifications, type Notification } from '@novosel/contract/notifications/endpoints.ts';
import { isLandingPage, path } from '@novosel/contract/wire/paths.ts';
import { safePath } from '@novosel/contract/wire/safe-path.ts';
import { Button, ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useBackLink } from '../../shared/navigation/back-link.tsx';
import { whatAndWhen } from '../../shared/news/what-and-when.ts';
import { ChatButton } from '../../shared/support/chat-button.tsx';
import styles from './notifications.module.css';
import { useArchive } from './use-archive.ts';

/** One notification in full, with a link to its subject (S2.2-16, S2.2-17). */
export default function NotificationPage() {
  const t = useText();
  const { id } = useParams();
  const query = useQuery(queryFor(listNotifications));
  const { data } = query;
  useBackLink({ href: path('notifications'), label: t('notifications.back') });
  const found = data?.data.find((one) => String(one.id) === id);
  return (
    <div className={styles.page}>
      <PageHead title={found?.title ?? t('notifications.one')} />
      <Card>
        {found ? (
          <Words notification={found} />
        ) : (
          <LoadState
            query={query}
            isAbsent={data !== undefined}
            absent={{
              title: t('notifications.absent'),
              note: t('notifications.absent.note'),
              action: <ButtonLink href={path('notifications')}>{t('notifications.back')}</ButtonLink>,
            }}
            failed={{ title: t('notifications.failed') }}
          >
            <Skeleton lines={3} />
          </LoadState>
        )}
      </Card>
    </div>
  );
}

const Words = ({ notification }: { notification: Notification }) => {
  const t = useText();
  const locale = useLocale();
  const { id, text, isArchive } = notification;
  const link = safePath(notification.link, isLandingPage);
  const close = useArchive(id);
  return (
    <>
      {text && <p className={styles.text}>{text}</p>}
      <p className={styles.about}>{whatAndWhen(notification, locale)}</p>
      <div className={styles.acts}>
        {link && <ButtonLink href={link}>{t('notifications.follow')}</ButtonLink>}
        {!isArchive && (
          <Button variant="secondary" onClick={close}>
            {t('notifications.archive')}
          </Button>
        )}
        <ChatButton place="notification" />
        {isArchive && <p className="small muted">{t('notifications.archived')}</p>}
      </div>
    </>
  );
};

import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listRecommendations } from '@novosel/contract/loyalty/recommendations.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useBackLink } from '../../../shared/navigation/back-link.tsx';
import { ChatButton } from '../../../shared/support/chat-button.tsx';
import styles from './friend.module.css';
import { FriendRow } from './friend-row.tsx';
import { FriendSteps } from './friend-steps.tsx';
import { CopyLink, SendLink } from './send-link.tsx';

type Recommendations = AnswerOf<typeof listRecommendations>['data'];

/** The steps of a recommendation, the link, and the friends who came by it (S2.1-18). */
export default function RecommendPage() {
  const t = useText();
  useBackLink({ href: path('bonus'), label: t('loyalty.title') });
  const { data, isError, isFetching, refetch } = useQuery(queryFor(listRecommendations));
  return (
    <>
      <PageHead title={t('friend.title')} note={t('friend.page.note')} />
      {data && <Shown {...data.data} />}
      {!data && isError && (
        <ErrorState title={t('friend.page.failed')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !isError && (
        <div aria-busy="true">
          <Skeleton height="200px" />
          <Skeleton lines={6} />
        </div>
      )}
    </>
  );
}

const Shown = ({ link, rewardKopecks, friends }: Recommendations) => {
  const t = useText();
  return (
    <div className="columns">
      <div className="stack">
        <Card title={t('friend.link')}>{link ? <OwnLink link={link} /> : <Blocked />}</Card>
        <Card title={t('friend.list')}>
          {friends.length > 0 ? (
            <ul className={styles.friends}>
              {friends.map((friend) => (
                <FriendRow key={friend.id} friend={friend} />
              ))}
            </ul>
          ) : (
            <EmptyState title={t('friend.empty')}>{t('friend.empty.note')}</EmptyState>
          )}
        </Card>
      </div>
      <aside className="stack">
        <Card title={t('friend.how')}>
          <p>
            <Money sum={rewardKopecks} figure />
          </p>
          <p className="small muted">{t('friend.note')}</p>
          <FriendSteps notes />
        </Card>
        <Card title={t('friend.privacy')} minor>
          <div className={styles.privacy}>
            <p className="small muted">{t('friend.privacy.you')}</p>
            <p className="small muted">{t('friend.privacy.not')}</p>
          </div>
        </Card>
      </aside>
    </div>
  );
};

const OwnLink = ({ link }: { link: string }) => {
  const t = useText();
  return (
    <div className={styles.link}>
      <TextField
        label={t('friend.link')}
        hideLabel
        hint={t('friend.link.hint')}
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.buttons}>
        <SendLink link={link} />
        <CopyLink link={link} />
      </div>
    </div>
  );
};

const Blocked = () => {
  const t = useText();
  return (
    <Alert tone="warn">
      <p>{t('friend.blocked')}</p>
      <ChatButton place="section" />
    </Alert>
  );
};

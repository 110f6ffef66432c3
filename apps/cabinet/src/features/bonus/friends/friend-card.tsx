import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { Ladder } from '@novosel/contract/loyalty/ladder.ts';
import { listRecommendations } from '@novosel/contract/loyalty/recommendations.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from './friend.module.css';
import { FriendSteps } from './friend-steps.tsx';
import { SendLink } from './send-link.tsx';

/** The reward for recommending a friend (S4.11-05), the steps to it, and the link. */
export const FriendCard = ({ ladder }: { ladder: Ladder }) => {
  const t = useText();
  const { data, isError, isFetching, refetch } = useQuery(queryFor(listRecommendations));
  const link = data?.data.link;
  return (
    <Card title={t('friend.title')}>
      <p>
        <Money sum={ladder.rewardKopecks} figure />
      </p>
      <p className="small muted">{t('friend.note')}</p>
      <FriendSteps />
      <div className={styles.acts}>
        {link && <SendLink link={link} wide />}
        {!data && !isError && <Skeleton height="48px" />}
        {!data && isError && (
          <ErrorState title={t('friend.link.failed')} busy={isFetching} onRetry={() => void refetch()} />
        )}
        <LinkButton href={path('bonusRecommend')}>{t('friend.how')}</LinkButton>
      </div>
    </Card>
  );
};

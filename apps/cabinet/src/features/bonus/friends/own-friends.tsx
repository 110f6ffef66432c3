import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listRecommendations } from '@novosel/contract/loyalty/recommendations.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from './friend.module.css';
import { FriendRow } from './friend-row.tsx';

/** The latest friend beside the status; empty when friends fail to load: the card with the link says so. */
export const OwnFriends = () => {
  const t = useText();
  const { data } = useQuery(queryFor(listRecommendations));
  const [latest, ...others] = data?.data.friends ?? [];
  if (!latest) return null;
  return (
    <Card title={t('friend.list')} minor>
      <ul className={styles.friends}>
        <FriendRow friend={latest} brief />
      </ul>
      {others.length > 0 && <LinkButton href={path('bonusRecommend')}>{t('friend.list.all')}</LinkButton>}
    </Card>
  );
};

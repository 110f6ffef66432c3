import type { Ladder } from '@novosel/contract/loyalty/ladder.ts';
import { path } from '@novosel/contract/paths.ts';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { Money } from '@novosel/ui/money.tsx';

/** What recommending a friend is worth (S4.11-05), and the way there. */
export const FriendCard = ({ ladder }: { ladder: Ladder }) => {
  const t = useText();
  return (
    <Card title={t('loyalty.friend')}>
      <p>
        <Money sum={ladder.rewardKopecks} figure />
      </p>
      <p className="small muted">{t('loyalty.friend.note')}</p>
      <LinkButton href={path('bonusRecommend')}>{t('loyalty.friend.how')}</LinkButton>
    </Card>
  );
};

import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { path } from '@novosel/contract/paths.ts';
import { Card } from '@novosel/ui/card.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { DealManager } from '../../features/deals/deal-manager.tsx';
import { DealMoney } from '../../features/deals/deal-money.tsx';
import { BonusCard } from '../frame/bonus-card.tsx';
import { LatestNotifications } from '../frame/latest-notifications.tsx';
import styles from './dashboard.module.css';
import { HouseCard } from './house-card.tsx';

/** House and money of the main deal; people, news and the card beside. */
export const Side = ({ deal }: { deal: DealView | undefined }) => {
  const t = useText();
  return (
    <div className={styles.side}>
      {deal && <HouseCard deal={deal} />}
      {deal && <DealMoney deal={deal} />}
      {deal?.manager && <DealManager manager={deal.manager} />}
      <Card title={t('dashboard.notifications')}>
        <LatestNotifications />
      </Card>
      <BonusCard />
      <Card title={t('dashboard.friend')}>
        <p className="small muted">{t('dashboard.friend.note')}</p>
        <LinkButton href={path('bonusRecommend')}>{t('dashboard.friend.how')}</LinkButton>
      </Card>
    </div>
  );
};

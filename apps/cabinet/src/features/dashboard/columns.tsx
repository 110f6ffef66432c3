import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { lazy, Suspense } from 'react';
import { DealCourse } from '../../shared/deal/deal-course.tsx';
import { DealManager } from '../../shared/deal/deal-manager.tsx';
import { DealMoney } from '../../shared/deal/deal-money.tsx';
import { FreshCount } from '../../shared/news/fresh-count.tsx';
import { LatestNotifications } from '../../shared/news/latest-notifications.tsx';
import { loadWhenQuiet } from '../../shared/page/load-when-quiet.ts';
import styles from './dashboard.module.css';
import { HouseCard } from './house-card.tsx';

/** The last card of the column: its code loads after the others, and its place is reserved. */
const BonusCard = lazy(() =>
  loadWhenQuiet(async () => (await import('../../shared/loyalty/bonus-card.tsx')).BonusCard),
);

/** The state of the main deal, its house and money; beside them the people, the news and the loyalty card. */
export const Columns = ({ deal }: { deal: DealView | undefined }) => (
  <div
    className={deal ? classNames('columns', styles.below) : styles.alone}
    data-layout={deal ? 'dashboard' : 'new-dashboard'}
  >
    {deal && (
      <AboutEstate kind={deal.card.estate.kind}>
        <Standing deal={deal} />
      </AboutEstate>
    )}
    <Aside deal={deal} />
  </div>
);

const Standing = ({ deal }: { deal: DealView }) => {
  const t = useText();
  return (
    <div className="stack">
      <DealCourse
        deal={deal}
        end={
          <LinkButton className="from-tablet" href={path('dealView', { estate: deal.card.estate.id })}>
            {t('dashboard.open')}
          </LinkButton>
        }
      />
      <div className={styles.pair}>
        <HouseCard deal={deal} />
        <DealMoney deal={deal} short />
      </div>
    </div>
  );
};

const Aside = ({ deal }: { deal: DealView | undefined }) => {
  const t = useText();
  return (
    <aside className={classNames('stack', styles.aside)}>
      {deal?.manager && <DealManager manager={deal.manager} deal={deal} />}
      <Card title={t('dashboard.notifications')} end={<FreshCount />}>
        <LatestNotifications />
      </Card>
      <div className="from-tablet">
        <Suspense fallback={<div className={styles.cardPlace} />}>
          <BonusCard />
        </Suspense>
      </div>
      <Card className="from-tablet" title={t('dashboard.friend')} minor>
        <p className="small muted">{t('dashboard.friend.note')}</p>
        <LinkButton href={path('bonusRecommend')}>{t('dashboard.friend.how')}</LinkButton>
      </Card>
    </aside>
  );
};

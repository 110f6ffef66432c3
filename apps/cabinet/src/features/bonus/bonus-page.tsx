import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import styles from './bonus.module.css';
import { BonusHead } from './bonus-head.tsx';
import { Certificates } from './certificates.tsx';
import { FriendCard } from './friends/friend-card.tsx';
import { OwnFriends } from './friends/own-friends.tsx';
import { History } from './history.tsx';
import { LadderCard } from './ladder-card.tsx';
import { PrivilegeGrid } from './privilege-grid.tsx';
import { type Loyalty, useLoyalty } from './use-loyalty.ts';

/** The status, progress to the next level, counted deals, privileges and certificates (S2.1-02). */
export default function BonusPage() {
  const t = useText();
  const { loyalty, failed, busy, again } = useLoyalty();
  if (loyalty) return <Shown loyalty={loyalty} />;
  return (
    <>
      <PageHead title={t('loyalty.title')} />
      {failed ? (
        <ErrorState title={t('loyalty.failed')} busy={busy} onRetry={again} />
      ) : (
        <div aria-busy="true">
          <Skeleton height="200px" />
          <Skeleton lines={6} />
        </div>
      )}
    </>
  );
}

const Shown = ({ loyalty }: { loyalty: Loyalty }) => {
  const t = useText();
  const { account, ladder } = loyalty;
  return (
    <>
      <BonusHead loyalty={loyalty} />
      <div className="columns">
        <div className="stack">
          <LadderCard loyalty={loyalty} />
          <Card
            title={t('loyalty.history')}
            end={
              <span className="small muted">
                {t('loyalty.history.years', { years: ladder.historyYears })}
              </span>
            }
          >
            <History loyalty={loyalty} />
          </Card>
          <Card title={t('loyalty.window')}>
            <PrivilegeGrid loyalty={loyalty} />
          </Card>
        </div>
        <aside className={`stack ${styles.aside}`}>
          {account && !account.isBlocked && <FriendCard ladder={ladder} />}
          <OwnFriends />
          <Certificates />
        </aside>
      </div>
    </>
  );
};

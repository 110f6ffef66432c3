import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listRewards, type OwedReward } from '@novosel/contract/loyalty/reward-endpoints.ts';
import { type RewardStep, rewardFlow } from '@novosel/contract/loyalty/rewards.ts';
import { formatDay } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Money } from '@novosel/ui/money/money.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import listPane from '../../shared/panes/list-pane.module.css';
import { RewardDialog } from './reward-dialog.tsx';
import styles from './transfers.module.css';

interface Asked {
  readonly reward: OwedReward;
  readonly to: RewardStep;
}

/** Rewards owed to buyers for friends, each with its possible next steps. */
export const RewardList = () => {
  const t = useText();
  const [asked, setAsked] = useState<Asked>();
  const { data, isError, isFetching, refetch } = useQuery(queryFor(listRewards));
  const view = data?.data;
  return (
    <section className={styles.list} aria-labelledby="rewards" aria-busy={isFetching || undefined}>
      <h2 id="rewards" className="title-s">
        {t('rewards.title')}
      </h2>
      {!view && !isError && <Skeleton lines={2} height="64px" />}
      {!view && isError && (
        <ErrorState title={t('rewards.failed')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {view?.items.length === 0 && <p className="small muted">{t('rewards.none')}</p>}
      {view && view.items.length > 0 && (
        <ul className={styles.rows}>
          {view.items.map((reward) => (
            <RewardRow
              key={reward.id}
              reward={reward}
              now={view.now}
              onMove={(to) => setAsked({ reward, to })}
            />
          ))}
        </ul>
      )}
      {asked && <RewardDialog {...asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
};

interface RewardRowProps {
  reward: OwedReward;
  now: string;
  onMove: (to: RewardStep) => void;
}

const RewardRow = ({ reward, now, onMove }: RewardRowProps) => {
  const t = useText();
  const locale = useLocale();
  const { buyer, friend, kopecks, step, earnedAt } = reward;
  const day = formatDay(earnedAt, { now, locale });
  return (
    <li className={styles.reward}>
      <span className={listPane.top}>
        <b>{buyer}</b>
        <b className="nowrap">
          <Money sum={kopecks} />
        </b>
      </span>
      <span className="small muted">
        {t('rewards.for', { friend: friend ?? t('rewards.gone'), day })} · {t(`rewards.step.${step}`)}
      </span>
      <span className={styles.moves}>
        {rewardFlow
          .filter(({ from }) => from === step)
          .map(({ to }) => (
            <Button key={to} small variant="secondary" onClick={() => onMove(to)}>
              {t(`rewards.move.${to}`)}
            </Button>
          ))}
      </span>
    </li>
  );
};

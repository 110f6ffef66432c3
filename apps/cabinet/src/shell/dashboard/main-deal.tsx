import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { path } from '@novosel/contract/paths.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { DealCourse } from '../../features/deals/deal-course.tsx';
import { DealTurn } from '../../features/deals/deal-turn.tsx';
import styles from './dashboard.module.css';

/** The deal whose turn comes first, large: what to do and where it stands. */
export const MainDeal = ({ deal }: { deal: DealView }) => {
  const t = useText();
  const { card, turn, now, manager } = deal;
  return (
    <div className={styles.main}>
      <DealTurn turn={turn} now={now} card={card} ask={manager ?? undefined} />
      <DealCourse
        deal={deal}
        end={
          <LinkButton href={path('dealView', { estate: card.estate.id })}>{t('dashboard.open')}</LinkButton>
        }
      />
    </div>
  );
};

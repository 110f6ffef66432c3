import { RefusalError } from '@novosel/client/calls/errors.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useLocation } from 'react-router';
import { PersonDiscounts } from '../../shared/discounts/person-discounts.tsx';
import styles from '../../shared/panes/card-pane.module.css';
import { PersonPassport } from '../../shared/passport/person-passport.tsx';
import { queuePath } from '../../shared/paths.ts';
import { DealCourse } from './deal-course.tsx';
import { DealEstate } from './deal-estate.tsx';
import { DealHead } from './deal-head.tsx';
import { DealHistory } from './deal-history.tsx';
import { DealPapers } from './deal-papers.tsx';
import { DealPeople } from './deal-people.tsx';
import { DealTask } from './deal-task.tsx';
import { DealEscrow } from './money/deal-escrow.tsx';
import { DealMoney } from './money/deal-money.tsx';
import { DealSchedule } from './terms/deal-schedule.tsx';
import { TermsRequest } from './terms/terms-request.tsx';
import { useDeal } from './use-deal.ts';

/** One deal with everything known and done, and what may be done now. */
export const DealPane = ({ deal }: { deal: string }) => {
  const t = useText();
  const { search } = useLocation();
  const { view, now, isPending, isFetching, error, refetch } = useDeal(deal);
  const absent = error instanceof RefusalError && (error.status === 404 || error.status === 422);
  return (
    <section className={styles.root} aria-label={t('deal.pane')} aria-busy={isPending || undefined}>
      <div className={styles.back}>
        <BackLink href={queuePath + search}>{t('deal.back')}</BackLink>
      </div>
      {isPending && <Skeleton lines={5} height="72px" />}
      {!view && absent && <EmptyState title={t('deal.absent')}>{t('deal.absent.note')}</EmptyState>}
      {!view && error && !absent && (
        <ErrorState title={t('deal.error')} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {view && (
        <AboutEstate kind={view.deal.card.estate.kind}>
          <DealHead view={view} />
          <DealTask view={view} now={now} />
          {view.termsRequest && <TermsRequest view={view} asked={view.termsRequest} now={now} />}
          <DealEstate view={view} now={now} />
          <div className={styles.halves}>
            <DealMoney view={view} now={now} />
            <DealPeople view={view} />
          </div>
          <DealSchedule view={view} now={now} />
          <DealEscrow view={view} />
          <PersonPassport person={view.buyer.id} />
          <PersonDiscounts person={view.buyer.id} />
          <DealCourse deal={view.deal} now={now} />
          <DealPapers view={view} now={now} />
          <DealHistory deal={view.deal} now={now} />
        </AboutEstate>
      )}
    </section>
  );
};

import { AboutEstate } from '@novosel/ui/text/about-estate.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useLocation } from 'react-router';
import { PersonDiscounts } from '../../shared/discounts/person-discounts.tsx';
import styles from '../../shared/panes/card-pane.module.css';
import { CardPane } from '../../shared/panes/card-pane.tsx';
import { PersonPassport } from '../../shared/passport/person-passport.tsx';
import { queuePath } from '../../shared/paths.ts';
import { DealContract } from './contract/deal-contract.tsx';
import { isContractMatter } from './contract/is-contract-matter.ts';
import { DealCourse } from './deal-course.tsx';
import { DealEstate } from './deal-estate.tsx';
import { DealHead } from './deal-head.tsx';
import { DealHistory } from './deal-history.tsx';
import { DealPapers } from './deal-papers.tsx';
import { DealPeople } from './deal-people.tsx';
import { DealTask } from './deal-task.tsx';
import { DealMembers } from './members/deal-members.tsx';
import { isFirstMatter } from './members/is-first-matter.ts';
import { DealEscrow } from './money/deal-escrow.tsx';
import { DealMoney } from './money/deal-money.tsx';
import { DealSigning } from './signing/deal-signing.tsx';
import { isSigningMatter } from './signing/is-signing-matter.ts';
import { DealSchedule } from './terms/deal-schedule.tsx';
import { DealTerms } from './terms/deal-terms.tsx';
import { TermsRequest } from './terms/terms-request.tsx';
import { useDeal } from './use-deal.ts';

/** One deal in full, with the acts that are possible now. */
export const DealPane = ({ deal }: { deal: string }) => {
  const t = useText();
  const { search } = useLocation();
  const query = useDeal(deal);
  const { now } = query;
  return (
    <CardPane
      label={t('deal.pane')}
      back={{ href: queuePath + search, words: t('deal.back') }}
      query={query}
      view={query.view}
      absent={{ title: t('deal.absent'), note: t('deal.absent.note') }}
      failed={t('deal.error')}
    >
      {(view) => (
        <AboutEstate kind={view.deal.card.estate.kind}>
          <DealHead view={view} />
          <DealTask view={view} now={now} />
          {view.termsRequest && <TermsRequest view={view} asked={view.termsRequest} now={now} />}
          {isSigningMatter(view.place) && <DealSigning view={view} />}
          {isContractMatter(view.place) && <DealContract view={view} />}
          {isFirstMatter(view) && <DealMembers view={view} />}
          <DealEstate view={view} now={now} />
          <div className={styles.halves}>
            <DealMoney view={view} now={now} />
            <DealPeople view={view} />
          </div>
          <DealTerms view={view} now={now} />
          {!isFirstMatter(view) && <DealMembers view={view} />}
          {!isContractMatter(view.place) && <DealContract view={view} />}
          {!isSigningMatter(view.place) && <DealSigning view={view} />}
          <DealSchedule view={view} now={now} />
          <DealEscrow view={view} />
          <PersonPassport person={view.buyer.id} />
          <PersonDiscounts person={view.buyer.id} />
          <DealCourse deal={view.deal} now={now} />
          <DealPapers view={view} now={now} />
          <DealHistory deal={view.deal} now={now} />
        </AboutEstate>
      )}
    </CardPane>
  );
};

import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getCreditRating, readScoring } from '@novosel/contract/scoring/endpoints.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQueries } from '@tanstack/react-query';
import { together } from '../../shared/page/together.ts';
import { AskCard } from './ask-card.tsx';
import { CountingCard } from './counting-card.tsx';
import { RatingCard } from './rating-card.tsx';

/** The credit rating: requested with a consent, computed by the bank, shown with its day (S1-12, S1-13). */
export default function ScoringPage() {
  const t = useText();
  const [rating, scoring] = useQueries({ queries: [queryFor(getCreditRating), queryFor(readScoring)] });
  const head = <PageHead title={t('scoring.title')} note={t('scoring.note')} />;
  if (rating.data && scoring.data) {
    const [value, stand] = [rating.data.data, scoring.data.data];
    return (
      <>
        {head}
        <div className="stack">
          {stand.state === 'asked' && <CountingCard scoring={stand} />}
          {value !== null && <RatingCard rating={value} scoring={stand} />}
          {stand.state !== 'asked' && <AskCard key={stand.state} scoring={stand} />}
        </div>
      </>
    );
  }
  return (
    <>
      {head}
      <LoadState query={together(rating, scoring)} failed={{ title: t('scoring.failed') }}>
        <div aria-busy="true">
          <Skeleton height="220px" />
        </div>
      </LoadState>
    </>
  );
}

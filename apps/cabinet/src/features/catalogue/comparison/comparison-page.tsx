import { isSignedIn } from '@novosel/client/calls/session.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { compareEstates, listCompared } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { Checkbox } from '@novosel/ui/choices/checkbox.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { useSearchParams } from '../../../shared/navigation/use-search-params.ts';
import { KeptTabs } from '../favourites/kept-tabs.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** The query of the address: up to six IDs of estates. */
const idsPattern = /^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,5}$/;

/** Estates side by side: the person's own, or those of a link. */
export default function ComparisonPage() {
  const t = useText();
  const [params] = useSearchParams();
  const linked = params.get('ids');
  const own = useQuery({ ...queryFor(listCompared), enabled: linked === null && isSignedIn() });
  const ids = linked !== null && idsPattern.test(linked) ? linked : (own.data?.data.ids ?? []).join(',');
  const compared = useQuery({
    ...queryFor(compareEstates, { query: { ids } }),
    enabled: ids !== '',
    placeholderData: keepPreviousData,
  });
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const failed = own.isError || compared.isError;
  const waits = !failed && (own.isLoading || compared.isLoading);
  const shown = ids === '' ? [] : (compared.data?.data ?? []);
  const content = (
    <>
      {waits && (
        <Card aria-busy="true">
          <Skeleton height="200px" />
          <Skeleton lines={8} height="32px" />
        </Card>
      )}
      {failed && (
        <Card>
          <ErrorState
            title={t('catalogue.comparison.failed')}
            onRetry={() => void (own.isError ? own.refetch() : compared.refetch())}
          />
        </Card>
      )}
      {!waits && !failed && shown.length === 0 && (
        <Card>
          <EmptyState
            icon={Scale}
            title={t('catalogue.comparison.empty')}
            action={<ButtonLink href={path('estates')}>{t('catalogue.favorites.choose')}</ButtonLink>}
          >
            {t('catalogue.comparison.empty.note')}
          </EmptyState>
        </Card>
      )}
      {!waits && !failed && shown.length > 0 && (
        <ComparisonTable items={shown} onlyDifferent={onlyDifferent} removable={linked === null} />
      )}
    </>
  );
  return (
    <>
      <PageHead
        title={t('catalogue.comparison')}
        note={t('catalogue.comparison.note')}
        end={
          shown.length > 1 && (
            <Checkbox value={onlyDifferent} onChange={setOnlyDifferent}>
              {t('catalogue.comparison.different')}
            </Checkbox>
          )
        }
      />
      {linked === null && isSignedIn() ? <KeptTabs value="compared">{content}</KeptTabs> : content}
    </>
  );
}

import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getHousePapers } from '@novosel/contract/catalogue/desk/papers-endpoints.ts';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { HousePage } from '../frame/house-page.tsx';
import { AxesCard } from './axes-card.tsx';
import { PapersCard } from './papers-card.tsx';

/** Data of a house that contracts need and the catalogue shows nowhere else. */
export default function PapersPage() {
  const t = useText();
  return (
    <HousePage title={t('catalogue.papers.title')} note={t('catalogue.papers.note')}>
      {(building, address) => <House building={building} lot={Number(address.get('lot')) || undefined} />}
    </HousePage>
  );
}

interface HouseProps {
  building: number;
  /** ID of the estate in the address. */
  lot: number | undefined;
}

const House = ({ building, lot }: HouseProps) => {
  const t = useText();
  const query = useQuery(queryFor(getHousePapers, { params: { building } }));
  const absent = { title: t('catalogue.papers.absent') };
  const failed = { title: t('catalogue.papers.failed') };
  const view = query.data?.data;
  if (!view)
    return (
      <LoadState query={query} isAbsent={isAbsent(query.error)} absent={absent} failed={failed}>
        <Skeleton lines={6} height="44px" />
      </LoadState>
    );
  return (
    <>
      <AxesCard view={view} lot={lot} />
      <PapersCard key={view.hash} view={view} />
    </>
  );
};

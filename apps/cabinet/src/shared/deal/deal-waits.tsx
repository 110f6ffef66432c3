import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { capital } from '@novosel/contract/texts/text.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { ComponentProps } from 'react';
import { useEstateWords } from '../estate/use-estate-words.ts';
import { useBackLink } from '../navigation/back-link.tsx';
import type { together } from '../page/together.ts';
import { DealFailed } from './deal-failed.tsx';
import { DealSkeleton } from './deal-skeleton.tsx';

/** The back link from a page of a deal to the deal. */
export const DealBack = ({ deal }: { deal: DealView }) => {
  const estates = useEstateWords();
  const { estate } = deal.card;
  useBackLink({ href: path('dealView', { estate: estate.id }), label: capital(estates.name(estate)) });
  return null;
};

interface DealWaitsProps {
  title: string;
  query: ReturnType<typeof together>;
}

/** A page of a deal while its data loads, or when it fails to load. */
export const DealWaits = ({ title, query }: DealWaitsProps) => {
  const { error, isFetching, refetch } = query;
  const failed: ComponentProps<typeof DealFailed> | null = error && {
    error,
    busy: isFetching,
    onRetry: () => void refetch(),
  };
  return (
    <>
      <h1 className="sr">{title}</h1>
      {failed ? <DealFailed {...failed} /> : <DealSkeleton />}
    </>
  );
};

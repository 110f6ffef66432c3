import { queryFor } from '@novosel/client/query-for.ts';
import { listFlats } from '@novosel/contract/catalogue/endpoints.ts';
import { path } from '@novosel/contract/paths.ts';
import { ButtonLink } from '@novosel/ui/button.tsx';
import { EmptyState } from '@novosel/ui/empty-state.tsx';
import { ErrorState } from '@novosel/ui/error-state.tsx';
import { useText } from '@novosel/ui/i18n.tsx';
import { PageHead } from '@novosel/ui/page-head.tsx';
import { useQuery } from '@tanstack/react-query';
import Heart from 'lucide-react/icons/heart';
import { EstateTiles, TilesSkeleton } from './estate-tiles.tsx';

/** What the person marked by the heart. */
export default function FavoritesPage() {
  const t = useText();
  const { data, isPending, refetch } = useQuery(queryFor(listFlats));
  // An answer that is not a list counts as an empty one (S5-47).
  const kept = (Array.isArray(data) ? data : []).filter(({ category }) => category === 'cart');
  return (
    <>
      <PageHead title={t('catalogue.favorites')} note={t('catalogue.favorites.note')} />
      {isPending && <TilesSkeleton />}
      {!isPending && !data && <ErrorState title={t('catalogue.failed')} onRetry={() => void refetch()} />}
      {data && kept.length === 0 && (
        <EmptyState
          icon={Heart}
          title={t('catalogue.favorites.empty')}
          action={<ButtonLink href={path('estates')}>{t('catalogue.favorites.choose')}</ButtonLink>}
        >
          {t('catalogue.favorites.empty.note')}
        </EmptyState>
      )}
      {kept.length > 0 && (
        <EstateTiles estates={kept.map(({ estate }) => estate)} label={t('catalogue.favorites')} />
      )}
    </>
  );
}

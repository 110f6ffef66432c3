import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { plansById } from '../../../shared/estate/plans-by-id.ts';
import { EstateTiles, TilesSkeleton } from './estate-tiles.tsx';

interface KeptListProps {
  of: 'favorites' | 'viewed';
  icon: LucideIcon;
  /** The query of the person's saved estates, with their plans. */
  query: {
    readonly data:
      | { data: { items: readonly { estate: Estate }[]; plans: Parameters<typeof plansById>[0] } }
      | undefined;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  besides?: (estate: Estate) => ReactNode;
}

/** The person's saved estates as tiles; with states for loading, failure and an empty list. */
export const KeptList = ({ of, icon, query, besides }: KeptListProps) => {
  const t = useText();
  if (query.isPending) return <TilesSkeleton />;
  if (!query.data) {
    return (
      <Card>
        <ErrorState
          title={t(`catalogue.${of}.failed`)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </Card>
    );
  }
  const { items, plans } = query.data.data;
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={icon}
          title={t(`catalogue.${of}.empty`)}
          action={<ButtonLink href={path('estates')}>{t('catalogue.favorites.choose')}</ButtonLink>}
        >
          {t(`catalogue.${of}.empty.note`)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <EstateTiles
      estates={items.map(({ estate }) => estate)}
      plans={plansById(plans)}
      label={t(`catalogue.${of}`)}
      {...(besides && { besides })}
    />
  );
};

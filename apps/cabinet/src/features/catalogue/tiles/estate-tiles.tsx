import type { Estate, PaymentForm } from '@novosel/contract/catalogue/schema.ts';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import type { ReactNode } from 'react';
import type { Plans } from '../../../shared/estate/plans-by-id.ts';
import { EstateTile } from './estate-tile.tsx';
import styles from './estate-tiles.module.css';

interface EstateTilesProps {
  estates: readonly Estate[];
  plans: Plans;
  label: string;
  form?: PaymentForm;
  /** Heading level of the estates' names; the default is 2. */
  level?: 2 | 3;
  /** Content that a list adds to each estate's facts. */
  besides?: (estate: Estate) => ReactNode;
}

export const EstateTiles = ({
  estates,
  plans,
  label,
  form = 'full',
  level = 2,
  besides,
}: EstateTilesProps) => (
  <ul className={styles.tiles} aria-label={label}>
    {estates.map((estate) => (
      <EstateTile
        key={estate.id}
        estate={estate}
        plan={plans.get(estate.planId) ?? null}
        form={form}
        level={level}
      >
        {besides?.(estate)}
      </EstateTile>
    ))}
  </ul>
);

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export const TilesSkeleton = () => (
  <ul className={styles.tiles} aria-busy="true">
    {places.map((place) => (
      <li key={place} className={styles.ghost}>
        <Skeleton height="150px" />
        <div>
          <Skeleton width="80%" height="24px" />
          <Skeleton width="50%" height="26px" />
          <Skeleton width="90%" />
        </div>
      </li>
    ))}
  </ul>
);

import type { Estate } from '@novosel/contract/catalogue/schema.ts';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { EstateTile } from './estate-tile.tsx';
import styles from './estate-tiles.module.css';

export const EstateTiles = ({ estates, label }: { estates: readonly Estate[]; label: string }) => (
  <ul className={styles.tiles} aria-label={label}>
    {estates.map((estate) => (
      <EstateTile key={estate.id} estate={estate} />
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

import { queryFor } from '@novosel/client/queries/query-for.ts';
import { similarEstates } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { plansById } from '../../../shared/estate/plans-by-id.ts';
import { EstateTiles } from '../tiles/estate-tiles.tsx';
import styles from './estate-page.module.css';

/** Similar estates; shows nothing when they fail to load. */
export const Similar = ({ estate }: { estate: number }) => {
  const t = useText();
  const { data, isPending } = useQuery(queryFor(similarEstates, { params: { estate } }));
  if (isPending) return <Skeleton height="320px" />;
  if (!data || data.data.items.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar">
      <h2 id="similar" className="title-m">
        {t('catalogue.similar')}
      </h2>
      <EstateTiles
        estates={data.data.items}
        plans={plansById(data.data.plans)}
        label={t('catalogue.similar')}
        level={3}
      />
    </section>
  );
};

import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type ComplexSite, getComplexSite } from '@novosel/contract/catalogue/drawn/site-endpoints.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import MapIcon from 'lucide-react/icons/map';
import { useParams } from 'react-router';
import { isEstateId } from '../../../shared/navigation/saved-targets.ts';
import { Absent } from '../absent.tsx';
import { ComplexMap } from './complex-map.tsx';
import styles from './complex-page.module.css';
import { HouseList } from './house-list.tsx';
import { SiteNews } from './site-news.tsx';

/** A complex: the map of the site, its houses and what is for sale in each. */
export default function ComplexPage() {
  const t = useText();
  const { complex = '' } = useParams();
  const known = isEstateId(complex);
  const { data, error, isFetching, refetch } = useQuery({
    ...queryFor(getComplexSite, { params: { complex: Number(complex) } }),
    enabled: known,
  });
  if (data) return <Site site={data.data} />;
  if (!known || isAbsent(error)) return <Absent what="complex" />;
  return (
    <>
      <h1 className="sr">{t('catalogue.site')}</h1>
      <Card aria-busy={error ? undefined : true}>
        {error ? (
          <ErrorState title={t('catalogue.site.failed')} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <>
            <Skeleton width="min(320px, 70%)" height="34px" />
            <Skeleton height="420px" />
          </>
        )}
      </Card>
    </>
  );
}

const Site = ({ site }: { site: ComplexSite }) => {
  const t = useText();
  const { complex, houses, map } = site;
  return (
    <>
      <PageHead
        back={<BackLink href={path('estates')}>{t('catalogue.back')}</BackLink>}
        title={t('estate.complex', { title: complex.title })}
        note={t('catalogue.site.note', { district: complex.district, address: complex.address })}
        end={
          <ButtonLink href={`${path('estates')}?complex=${complex.id}`} small>
            {t('catalogue.site.choose')}
          </ButtonLink>
        }
      />
      <p className={styles.about}>{complex.description}</p>
      <Card title={t('catalogue.site')}>
        {map ? (
          <ComplexMap map={map} houses={houses} />
        ) : (
          <EmptyState icon={MapIcon} title={t('catalogue.site.none')}>
            {t('catalogue.site.none.note')}
          </EmptyState>
        )}
      </Card>
      <HouseList houses={houses} />
      <SiteNews complex={complex.id} />
    </>
  );
};

import { RefusalError } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskSite } from '@novosel/contract/sites/desk-endpoints.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from '../../shared/panes/card-pane.module.css';
import { auditPath, deskPatterns } from '../../shared/paths.ts';
import { useServerNow } from '../../shared/words/use-server-now.ts';
import { SiteFacts } from './site-facts.tsx';
import { SiteHead } from './site-head.tsx';
import { SiteWatch } from './site-watch.tsx';

/** One client: how it was registered, who signs in there, whether it hears that people leave. */
export const SitePane = ({ clientId }: { clientId: string }) => {
  const t = useText();
  const query = useQuery(queryFor(deskSite, { params: { site: clientId } }));
  const view = query.data?.data;
  const now = useServerNow(view?.now, query.dataUpdatedAt);
  const absent =
    query.error instanceof RefusalError && (query.error.status === 404 || query.error.status === 422);
  return (
    <section className={styles.root} aria-label={t('sites.card')} aria-busy={query.isPending || undefined}>
      <div className={styles.back}>
        <BackLink href={deskPatterns.sites}>{t('sites.back')}</BackLink>
      </div>
      {query.isPending && <Skeleton lines={5} height="72px" />}
      {!view && absent && <EmptyState title={t('sites.absent')}>{t('sites.absent.note')}</EmptyState>}
      {!view && query.error && !absent && (
        <ErrorState
          title={t('sites.card.error')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {view && (
        <>
          <SiteHead site={view.site} now={now} />
          <SiteWatch site={view.site} now={now} />
          <SiteFacts site={view.site} now={now} />
          <p>
            <Link href={`${auditPath}?${new URLSearchParams({ subject: `site:${clientId}` })}`}>
              {t('sites.log')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
};

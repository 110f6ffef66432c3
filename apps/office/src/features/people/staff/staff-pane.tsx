import { RefusalError } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { staffOne } from '@novosel/contract/desk/staff-endpoints.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import styles from '../../../shared/panes/card-pane.module.css';
import { auditPath, deskPatterns } from '../../../shared/paths.ts';
import { useServerNow } from '../../../shared/words/use-server-now.ts';
import { PersonConsents } from '../person-consents.tsx';
import { PersonSessions } from '../person-sessions.tsx';
import { StaffHead } from './staff-head.tsx';

interface StaffPaneProps {
  person: string;
  /** Who looks: what he may not do to himself is not offered. */
  me: number | undefined;
}

/** One member of staff: the roles, where he is signed in, to what he has agreed, what was done about him. */
export const StaffPane = ({ person, me }: StaffPaneProps) => {
  const t = useText();
  const query = useQuery(queryFor(staffOne, { params: { person: Number(person) } }));
  const view = query.data?.data;
  const now = useServerNow(view?.now, query.dataUpdatedAt);
  const absent =
    query.error instanceof RefusalError && (query.error.status === 404 || query.error.status === 422);
  return (
    <section className={styles.root} aria-label={t('staff.card')} aria-busy={query.isPending || undefined}>
      <div className={styles.back}>
        <BackLink href={deskPatterns.staff}>{t('staff.back')}</BackLink>
      </div>
      {query.isPending && <Skeleton lines={5} height="72px" />}
      {!view && absent && <EmptyState title={t('staff.absent')}>{t('staff.absent.note')}</EmptyState>}
      {!view && query.error && !absent && (
        <ErrorState
          title={t('staff.card.error')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {view && (
        <>
          <StaffHead person={view.person} own={view.person.id === me} />
          <PersonSessions person={view.person} now={now} />
          <PersonConsents person={view.person} />
          <p>
            <Link href={`${auditPath}?${new URLSearchParams({ subject: `user:${view.person.id}` })}`}>
              {t('staff.log')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
};

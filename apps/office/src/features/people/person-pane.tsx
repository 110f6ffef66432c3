import { RefusalError } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PersonDiscounts } from '../../shared/discounts/person-discounts.tsx';
import styles from '../../shared/panes/card-pane.module.css';
import { PersonPassport } from '../../shared/passport/person-passport.tsx';
import { auditPath, peoplePath } from '../../shared/paths.ts';
import { useServerNow } from '../../shared/words/use-server-now.ts';
import { PersonBookings } from './person-bookings.tsx';
import { PersonConsents } from './person-consents.tsx';
import { PersonContacts } from './person-contacts.tsx';
import { PersonDeletion } from './person-deletion.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonSessions } from './person-sessions.tsx';

interface PersonPaneProps {
  person: string;
  roles: readonly StaffRole[];
}

/** One buyer: who he is, what he has booked, where he is signed in, to what he has agreed. */
export const PersonPane = ({ person, roles }: PersonPaneProps) => {
  const t = useText();
  const [params] = useSearchParams();
  const query = useQuery(queryFor(deskPerson, { params: { person: Number(person) } }));
  const view = query.data?.data;
  const now = useServerNow(view?.now, query.dataUpdatedAt);
  const absent =
    query.error instanceof RefusalError && (query.error.status === 404 || query.error.status === 422);
  return (
    <section className={styles.root} aria-label={t('people.card')} aria-busy={query.isPending || undefined}>
      <div className={styles.back}>
        <BackLink href={peoplePath(params.get('text') ?? '')}>{t('people.back')}</BackLink>
      </div>
      {query.isPending && <Skeleton lines={5} height="72px" />}
      {!view && absent && <EmptyState title={t('people.absent')}>{t('people.absent.note')}</EmptyState>}
      {!view && query.error && !absent && (
        <ErrorState
          title={t('people.card.error')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {view && (
        <>
          <PersonHead person={view.person} now={now} roles={roles} />
          <PersonDeletion person={view.person} roles={roles} />
          <PersonContacts person={view.person} now={now} />
          <PersonPassport person={view.person.id} />
          <PersonBookings person={view.person} now={now} />
          <PersonDiscounts person={view.person.id} />
          <PersonSessions person={view.person} now={now} />
          <PersonConsents person={view.person} />
          <p>
            <Link href={`${auditPath}?${new URLSearchParams({ subject: `user:${view.person.id}` })}`}>
              {t('people.log')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
};

import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { DeskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { closingRoles } from '@novosel/contract/desk/people-rules.ts';
import { deskDeletion } from '@novosel/contract/privacy/endpoints.ts';
import { blockers } from '@novosel/contract/privacy/held.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { mayBy } from '../../shared/may-by.ts';
import { CarryOutDialog } from './carry-out-dialog.tsx';

interface PersonDeletionProps {
  person: DeskPerson;
  roles: readonly StaffRole[];
}

/** The person's request for deletion, its due date, and what hinders it; hidden when there is none. */
export const PersonDeletion = ({ person, roles }: PersonDeletionProps) => {
  const t = useText();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const { data, isError, refetch, isFetching } = useQuery(
    queryFor(deskDeletion, { params: { person: person.id } }),
  );
  const deletion = data?.data;
  if (!deletion && isError)
    return <ErrorState title={t('people.deletion.error')} onRetry={() => void refetch()} busy={isFetching} />;
  if (!deletion?.request) return null;
  const { request, now } = deletion;
  const when = (moment: string) => formatDayTime(moment, { now, locale });
  const [against] = deletion.blockers;
  const may = mayBy(closingRoles, roles);
  const reason = (() => {
    if (!may) return t('people.act.denied');
    return against ? t('people.deletion.blocked', { why: blockers[against][locale] }) : null;
  })();
  return (
    <Alert tone="warn" title={t('people.deletion', { when: when(request.askedAt) })}>
      <p>
        {t(request.granted ? 'people.deletion.granted' : 'people.deletion.due', {
          when: when(request.dueAt),
        })}
      </p>
      {!request.granted && (
        <Button small variant="secondary" disabledReason={reason} onClick={() => setAsking(true)}>
          {t('people.deletion.act')}
        </Button>
      )}
      {asking && <CarryOutDialog person={person} deletion={deletion} onClose={() => setAsking(false)} />}
    </Alert>
  );
};

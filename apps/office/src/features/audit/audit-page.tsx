import { queryFor } from '@novosel/client/queries/query-for.ts';
import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import { auditRoles } from '@novosel/contract/desk/rules.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { PersonLog } from './person-log.tsx';
import { WholeLog } from './whole-log.tsx';

const personOf = (subject: string | null) => Number(/^user:(\d{1,9})$/.exec(subject ?? '')?.[1] ?? 0);

/**
 * Who did what to what, newest first; nothing in it can be changed. Of a buyer, whoever sees his card reads
 * it.
 */
export default function AuditPage() {
  const t = useText();
  const [params] = useSearchParams();
  const { data } = useQuery(queryFor(deskMe));
  if (!data) return <DeskSheet>{null}</DeskSheet>;
  const isAny = (of: readonly StaffRole[]) => of.some((role) => data.data.roles.includes(role));
  if (isAny(auditRoles)) return <WholeLog />;
  const person = personOf(params.get('subject'));
  if (person > 0 && isAny(peopleRoles)) return <PersonLog person={person} />;
  return (
    <DeskSheet>
      <PageHead title={t('audit.title')} />
      <EmptyState title={t('audit.denied')}>{t('audit.denied.note')}</EmptyState>
    </DeskSheet>
  );
}

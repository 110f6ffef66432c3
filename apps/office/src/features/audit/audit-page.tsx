import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import { auditRoles } from '@novosel/contract/desk/rules.ts';
import { PageHead } from '@novosel/ui/blocks/page-head.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useSearchParams } from 'react-router';
import { mayBy } from '../../shared/may-by.ts';
import { DeskSheet } from '../../shared/panes/desk-sheet.tsx';
import { useRoles } from '../../shared/use-roles.ts';
import { PersonLog } from './person-log.tsx';
import { WholeLog } from './whole-log.tsx';

const personOf = (subject: string | null) => Number(/^user:(\d{1,9})$/.exec(subject ?? '')?.[1] ?? 0);

/**
 * The audit log, newest first, read-only. The records of one buyer are also on his card, for everybody who
 * may see it.
 */
export default function AuditPage() {
  const t = useText();
  const [params] = useSearchParams();
  const roles = useRoles();
  if (!roles) return <DeskSheet>{null}</DeskSheet>;
  if (mayBy(auditRoles, roles)) return <WholeLog />;
  const person = personOf(params.get('subject'));
  if (person > 0 && mayBy(peopleRoles, roles)) return <PersonLog person={person} />;
  return (
    <DeskSheet>
      <PageHead title={t('audit.title')} />
      <EmptyState title={t('audit.denied')}>{t('audit.denied.note')}</EmptyState>
    </DeskSheet>
  );
}

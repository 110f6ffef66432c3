import { queryFor } from '@novosel/client/queries/query-for.ts';
import { staffAdminRoles } from '@novosel/contract/desk/staff-rules.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { useMatch } from 'react-router';
import listPane from '../../../shared/panes/list-pane.module.css';
import { TwoPanes } from '../../../shared/panes/two-panes.tsx';
import { deskPatterns } from '../../../shared/paths.ts';
import { StaffList } from './staff-list.tsx';
import { StaffPane } from './staff-pane.tsx';

/** Members of staff and who is invited; beside them the card of the chosen one. */
export default function StaffPage() {
  const t = useText();
  const person = useMatch(deskPatterns.staffOne)?.params.person;
  const me = useQuery(queryFor(deskMe)).data?.data;
  if (me && !staffAdminRoles.some((role) => me.roles.includes(role))) {
    return (
      <main id="main" className={listPane.pane}>
        <h1 className="title-l">{t('staff.title')}</h1>
        <EmptyState title={t('staff.denied')}>
          <Link href={deskPatterns.roles}>{t('staff.roles.link')}</Link>
        </EmptyState>
      </main>
    );
  }
  return (
    <TwoPanes
      title={t('staff.title')}
      list={<StaffList chosen={person} />}
      chosen={
        person ? (
          <StaffPane key={person} person={person} me={me?.id} />
        ) : (
          <EmptyState icon={UserRound} title={t('staff.none')}>
            {t('staff.none.note')}
          </EmptyState>
        )
      }
      open={person !== undefined}
    />
  );
}

import { queryFor } from '@novosel/client/queries/query-for.ts';
import { staffAdminRoles } from '@novosel/contract/desk/staff-rules.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { useMatch } from 'react-router';
import { ListPage } from '../../../shared/panes/list-page.tsx';
import { deskPatterns } from '../../../shared/paths.ts';
import { peoplePatterns } from '../paths.ts';
import { StaffList } from './staff-list.tsx';
import { StaffPane } from './staff-pane.tsx';

/** Members of staff and pending invitations; beside them the card of the chosen one. */
export default function StaffPage() {
  const t = useText();
  const person = useMatch(peoplePatterns.staffOne)?.params.person;
  const me = useQuery(queryFor(deskMe)).data?.data;
  return (
    <ListPage
      title={t('staff.title')}
      roles={staffAdminRoles}
      denied={{
        title: t('staff.denied'),
        note: <Link href={deskPatterns.roles}>{t('staff.roles.link')}</Link>,
      }}
      list={<StaffList chosen={person} />}
      chosen={person && <StaffPane key={person} person={person} me={me?.id} />}
      none={{ icon: UserRound, title: t('staff.none'), note: t('staff.none.note') }}
    />
  );
}

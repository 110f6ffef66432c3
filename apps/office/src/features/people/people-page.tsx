import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import UserRound from 'lucide-react/icons/user-round';
import { useMatch } from 'react-router';
import { ListPage } from '../../shared/panes/list-page.tsx';
import { deskPatterns } from '../../shared/paths.ts';
import { useRoles } from '../../shared/use-roles.ts';
import { PersonPane } from './person-pane.tsx';
import { SearchPane } from './search-pane.tsx';

/** Buyers by name, phone or e-mail, and beside them the card of the chosen one. */
export default function PeoplePage() {
  const t = useText();
  const person = useMatch(deskPatterns.person)?.params.person;
  const roles = useRoles();
  return (
    <ListPage
      title={t('people.title')}
      roles={peopleRoles}
      denied={{ title: t('people.denied'), note: t('people.denied.note') }}
      list={<SearchPane chosen={person} />}
      chosen={person && <PersonPane key={person} person={person} roles={roles ?? []} />}
      none={{ icon: UserRound, title: t('people.none'), note: t('people.none.note') }}
    />
  );
}

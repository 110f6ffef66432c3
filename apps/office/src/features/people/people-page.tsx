import { queryFor } from '@novosel/client/queries/query-for.ts';
import { peopleRoles } from '@novosel/contract/desk/people-rules.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import UserRound from 'lucide-react/icons/user-round';
import { useMatch } from 'react-router';
import listPane from '../../shared/panes/list-pane.module.css';
import { TwoPanes } from '../../shared/panes/two-panes.tsx';
import { deskPatterns } from '../../shared/paths.ts';
import { PersonPane } from './person-pane.tsx';
import { SearchPane } from './search-pane.tsx';

/** Buyers by name, phone or e-mail, and beside them the card of the chosen one. */
export default function PeoplePage() {
  const t = useText();
  const person = useMatch(deskPatterns.person)?.params.person;
  const roles = useQuery(queryFor(deskMe)).data?.data.roles;
  if (roles && !peopleRoles.some((role) => roles.includes(role))) {
    return (
      <main id="main" className={listPane.pane}>
        <h1 className="title-l">{t('people.title')}</h1>
        <EmptyState title={t('people.denied')}>{t('people.denied.note')}</EmptyState>
      </main>
    );
  }
  return (
    <TwoPanes
      title={t('people.title')}
      list={<SearchPane chosen={person} />}
      chosen={
        person ? (
          <PersonPane key={person} person={person} roles={roles ?? []} />
        ) : (
          <EmptyState icon={UserRound} title={t('people.none')}>
            {t('people.none.note')}
          </EmptyState>
        )
      }
      open={person !== undefined}
    />
  );
}

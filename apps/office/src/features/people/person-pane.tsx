import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useSearchParams } from 'react-router';
import { PersonDiscounts } from '../../shared/discounts/person-discounts.tsx';
import { CardPane } from '../../shared/panes/card-pane.tsx';
import { LogLink } from '../../shared/panes/log-link.tsx';
import { useCard } from '../../shared/panes/use-card.ts';
import { PersonPassport } from '../../shared/passport/person-passport.tsx';
import { peoplePath } from './paths.ts';
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

/** One buyer: his data, bookings, sessions and consents. */
export const PersonPane = ({ person, roles }: PersonPaneProps) => {
  const t = useText();
  const [params] = useSearchParams();
  const { now, shown } = useCard(queryFor(deskPerson, { params: { person: Number(person) } }));
  return (
    <CardPane
      label={t('people.card')}
      back={{ href: peoplePath(params.get('text') ?? ''), words: t('people.back') }}
      {...shown}
      absent={{ title: t('people.absent'), note: t('people.absent.note') }}
      failed={t('people.card.error')}
    >
      {(view) => (
        <>
          <PersonHead person={view.person} now={now} roles={roles} />
          <PersonDeletion person={view.person} roles={roles} />
          <PersonContacts person={view.person} now={now} />
          <PersonPassport person={view.person.id} />
          <PersonBookings person={view.person} now={now} />
          <PersonDiscounts person={view.person.id} />
          <PersonSessions person={view.person} now={now} />
          <PersonConsents person={view.person} />
          <LogLink subject={`user:${view.person.id}`}>{t('people.log')}</LogLink>
        </>
      )}
    </CardPane>
  );
};

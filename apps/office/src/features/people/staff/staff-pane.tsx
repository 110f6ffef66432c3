import { queryFor } from '@novosel/client/queries/query-for.ts';
import { staffOne } from '@novosel/contract/desk/staff-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { CardPane } from '../../../shared/panes/card-pane.tsx';
import { LogLink } from '../../../shared/panes/log-link.tsx';
import { useCard } from '../../../shared/panes/use-card.ts';
import { peoplePatterns } from '../paths.ts';
import { PersonConsents } from '../person-consents.tsx';
import { PersonSessions } from '../person-sessions.tsx';
import { StaffHead } from './staff-head.tsx';

interface StaffPaneProps {
  person: string;
  /** ID of the reader: acts on himself are not offered. */
  me: number | undefined;
}

/** One member of staff: roles, sessions, consents, and the audit records about him. */
export const StaffPane = ({ person, me }: StaffPaneProps) => {
  const t = useText();
  const { now, shown } = useCard(queryFor(staffOne, { params: { person: Number(person) } }));
  return (
    <CardPane
      label={t('staff.card')}
      back={{ href: peoplePatterns.staff, words: t('staff.back') }}
      {...shown}
      absent={{ title: t('staff.absent'), note: t('staff.absent.note') }}
      failed={t('staff.card.error')}
    >
      {(view) => (
        <>
          <StaffHead person={view.person} own={view.person.id === me} />
          <PersonSessions person={view.person} now={now} />
          <PersonConsents person={view.person} />
          <LogLink subject={`user:${view.person.id}`}>{t('staff.log')}</LogLink>
        </>
      )}
    </CardPane>
  );
};

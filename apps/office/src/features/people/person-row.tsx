import type { FoundPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { personPath } from '../../shared/paths.ts';
import { PeopleRow } from './people-row.tsx';

interface PersonRowProps {
  person: FoundPerson;
  search: string;
  chosen: boolean;
}

export const PersonRow = ({ person, search, chosen }: PersonRowProps) => {
  const t = useText();
  const contacts = [person.phone && phoneMask.show(`+${person.phone}`), person.email].filter(Boolean);
  return (
    <PeopleRow
      href={personPath(person.id, search)}
      chosen={chosen}
      name={person.name}
      end={person.closedUntil && <Pill tone="bad">{t('people.closed')}</Pill>}
    >
      {contacts.join(' · ') || t('people.nothing')}
    </PeopleRow>
  );
};

import type { FoundPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import listPane from '../../shared/panes/list-pane.module.css';
import { ListRow } from '../../shared/panes/list-row.tsx';
import { personPath } from '../../shared/paths.ts';
import styles from './people.module.css';

interface PersonRowProps {
  person: FoundPerson;
  search: string;
  chosen: boolean;
}

export const PersonRow = ({ person, search, chosen }: PersonRowProps) => {
  const t = useText();
  const contacts = [person.phone && phoneMask.show(`+${person.phone}`), person.email].filter(Boolean);
  return (
    <ListRow href={personPath(person.id, search)} chosen={chosen}>
      <span className={listPane.top}>
        <b>{person.name}</b>
        {person.closedUntil && <Pill tone="bad">{t('people.closed')}</Pill>}
      </span>
      <span className={styles.contacts}>{contacts.join(' · ') || t('people.nothing')}</span>
    </ListRow>
  );
};

import type { FoundPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { classNames } from '@novosel/ui/look/class-names.ts';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Link } from 'react-router';
import listPane from '../../shared/panes/list-pane.module.css';
import rowLink from '../../shared/panes/row-link.module.css';
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
    <li>
      <Link
        to={personPath(person.id, search)}
        className={classNames(rowLink.row, listPane.row, chosen && rowLink.chosen)}
        aria-current={chosen ? 'true' : undefined}
      >
        <span className={listPane.top}>
          <b>{person.name}</b>
          {person.closedUntil && <Pill tone="bad">{t('people.closed')}</Pill>}
        </span>
        <span className={styles.contacts}>{contacts.join(' · ') || t('people.nothing')}</span>
      </Link>
    </li>
  );
};

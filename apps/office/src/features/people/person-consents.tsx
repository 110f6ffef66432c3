import type { DeskPerson } from '@novosel/contract/desk/people-endpoints.ts';
import { formatDate } from '@novosel/contract/time/time.ts';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Section } from '../../shared/panes/section.tsx';

/** Consents of the person with their editions, withdrawn ones too. */
export const PersonConsents = ({ person }: { person: Pick<DeskPerson, 'consents'> }) => {
  const t = useText();
  return (
    <Section title={t('people.consents')}>
      {person.consents.length === 0 && <p className="small muted">{t('people.consents.none')}</p>}
      <List label={t('people.consents')}>
        {person.consents.map(({ kind, title, version, sha256, givenAt, withdrawnAt }) => (
          <ListRow
            key={`${kind} ${givenAt}`}
            title={title}
            note={t(withdrawnAt ? 'people.consent.withdrawn' : 'people.consent', {
              version,
              given: formatDate(givenAt),
              withdrawn: withdrawnAt ? formatDate(withdrawnAt) : '',
              hash: sha256.slice(0, 8),
            })}
          />
        ))}
      </List>
    </Section>
  );
};

import { queryFor } from '@novosel/client/queries/query-for.ts';
import { type FoundPerson, findPeople } from '@novosel/contract/desk/people-endpoints.ts';
import { shortestPersonText } from '@novosel/contract/desk/people-rules.ts';
import { phoneMask } from '@novosel/contract/fields/masks.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import styles from './slips.module.css';

interface BuyerFieldProps {
  value: FoundPerson | null;
  onChange: (person: FoundPerson | null) => void;
}

const contacts = ({ phone, email }: FoundPerson) =>
  [phone && phoneMask.show(`+${phone}`), email].filter(Boolean).join(' · ');

/** Finds a buyer as the page of buyers does; when nobody is chosen, the contact is typed. */
export const BuyerField = ({ value, onChange }: BuyerFieldProps) => {
  const t = useText();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const found = useQuery({
    ...queryFor(findPeople, { query: { text } }),
    enabled: value === null && text.length >= shortestPersonText,
    placeholderData: keepPreviousData,
  });
  const people = text.length >= shortestPersonText ? found.data?.data : undefined;
  if (value)
    return (
      <div className={styles.chosen}>
        <div>
          <b>{value.name}</b>
          <p className="small muted">{contacts(value)}</p>
        </div>
        <Button variant="secondary" small onClick={() => onChange(null)}>
          {t('slips.buyer.other')}
        </Button>
      </div>
    );
  return (
    <div className={styles.found}>
      <TextField
        type="search"
        label={t('slips.buyer')}
        hint={t('slips.buyer.hint', { least: shortestPersonText })}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        // Enter searches and must not submit the form around it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={(event) => setTyped(event.target.value.slice(0, 100))}
      />
      <p className="sr" role="status">
        {people && t('slips.buyer.found', { count: people.items.length })}
      </p>
      {found.isError && !people && (
        <ErrorState onRetry={() => void found.refetch()} busy={found.isFetching} />
      )}
      {people?.items.length === 0 && <p className="small muted">{t('slips.buyer.none')}</p>}
      {people && people.items.length > 0 && (
        <List label={t('slips.buyer')}>
          {people.items.map((one) => (
            <ListRow key={one.id} title={one.name} note={contacts(one)} onClick={() => onChange(one)} />
          ))}
        </List>
      )}
      {people?.more && <p className="small muted">{t('slips.buyer.more')}</p>}
    </div>
  );
};

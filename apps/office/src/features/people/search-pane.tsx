import { queryFor } from '@novosel/client/queries/query-for.ts';
import { findPeople } from '@novosel/contract/desk/people-endpoints.ts';
import { shortestPersonText } from '@novosel/contract/desk/people-rules.ts';
import { TextField } from '@novosel/ui/fields/text-field.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import listPane from '../../shared/panes/list-pane.module.css';
import { ListPane } from '../../shared/panes/list-pane.tsx';
import { PersonRow } from './person-row.tsx';

/** In ms: debounces typing, so that each letter does not make a call. */
const pauseMs = 250;

/** The search is kept in the address, so that going back from a card restores the list. */
export const SearchPane = ({ chosen }: { chosen: string | undefined }) => {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const asked = params.get('text') ?? '';
  const [typed, setTyped] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  // The address was changed by «Back» or a link: it must not be overwritten.
  if (asked !== followed) {
    setFollowed(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }
  useEffect(() => {
    const text = typed.trim();
    if (text === asked) return;
    const timer = setTimeout(() => setParams(text ? { text } : {}, { replace: true }), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked, setParams]);
  const enough = asked.length >= shortestPersonText;
  const found = useQuery({
    ...queryFor(findPeople, { query: { text: asked } }),
    enabled: enough,
    placeholderData: keepPreviousData,
  });
  const people = enough ? found.data?.data : undefined;
  return (
    <ListPane title={t('people.title')} busy={found.isFetching}>
      <search>
        <TextField
          type="search"
          label={t('people.find')}
          hint={t('people.find.hint', { least: shortestPersonText })}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value.slice(0, 100))}
        />
      </search>
      <p className="sr" role="status">
        {people && t('people.found', { count: people.items.length })}
      </p>
      {enough && !people && (
        <LoadState query={found} failed={{ title: t('people.error') }}>
          <Skeleton lines={4} height="60px" />
        </LoadState>
      )}
      {people?.items.length === 0 && (
        <EmptyState title={t('people.empty')}>{t('people.empty.note')}</EmptyState>
      )}
      {people && people.items.length > 0 && (
        <ul className={listPane.rows} aria-label={t('people.title')}>
          {people.items.map((one) => (
            <PersonRow key={one.id} person={one} search={asked} chosen={String(one.id) === chosen} />
          ))}
        </ul>
      )}
      {people?.more && <p className="small muted">{t('people.more')}</p>}
    </ListPane>
  );
};

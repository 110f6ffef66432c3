import { queryFor } from '@novosel/client/queries/query-for.ts';
import { waitingPowers } from '@novosel/contract/delegates/desk-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListPane } from '../../../shared/panes/list-pane.tsx';
import { powerPath } from '../paths.ts';
import { PeopleRow } from '../people-row.tsx';
import { WaitingRows } from '../waiting-rows.tsx';

/**
 * Powers of attorney that wait for the lawyer, longest waiting first, and those in force, which can be
 * revoked.
 */
export const WaitingPowers = ({ chosen }: { chosen: string | undefined }) => {
  const t = useText();
  const locale = useLocale();
  const query = useQuery(queryFor(waitingPowers));
  const view = query.data?.data;
  // Most days there are none: then the passports take the whole pane.
  if (view ? view.items.length === 0 : !query.isError) return null;
  return (
    <ListPane title={t('powers.title')}>
      {!view && <LoadState query={query} failed={{ title: t('powers.failed') }} />}
      {view && (
        <WaitingRows label={t('powers.list')} more={view.more && t('powers.more')}>
          {view.items.map(({ power, principal, delegate, state, since }) => (
            <PeopleRow
              key={power}
              name={t('powers.pair', { principal, delegate })}
              href={powerPath(power)}
              chosen={power === chosen}
            >
              {t(`powers.${state}`, { when: formatDayTime(since, { now: view.now, locale }) })}
            </PeopleRow>
          ))}
        </WaitingRows>
      )}
    </ListPane>
  );
};

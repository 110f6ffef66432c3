import { queryFor } from '@novosel/client/queries/query-for.ts';
import { waitingPassports } from '@novosel/contract/passports/desk-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { ListPane } from '../../../shared/panes/list-pane.tsx';
import { passportPath } from '../paths.ts';
import { PeopleRow } from '../people-row.tsx';
import { WaitingRows } from '../waiting-rows.tsx';

/** Buyers whose passports wait for the desk, longest waiting first. */
export const WaitingPassports = ({ chosen }: { chosen: string | undefined }) => {
  const t = useText();
  const locale = useLocale();
  const query = useQuery(queryFor(waitingPassports));
  const view = query.data?.data;
  return (
    <ListPane title={t('passports.title')} busy={query.isPending}>
      {!view && (
        <LoadState query={query} failed={{ title: t('people.passports.failed') }}>
          <Skeleton lines={3} height="60px" />
        </LoadState>
      )}
      {view?.items.length === 0 && (
        <EmptyState title={t('people.passports.none')}>{t('people.passports.none.note')}</EmptyState>
      )}
      {view && view.items.length > 0 && (
        <WaitingRows label={t('people.passports')} more={view.more && t('people.passports.more')}>
          {view.items.map(({ person, name, what, since }) => (
            <PeopleRow
              key={`${person} ${what}`}
              href={passportPath(person)}
              chosen={String(person) === chosen}
              name={name}
            >
              {t(`people.passports.${what}`, { when: formatDayTime(since, { now: view.now, locale }) })}
            </PeopleRow>
          ))}
        </WaitingRows>
      )}
    </ListPane>
  );
};

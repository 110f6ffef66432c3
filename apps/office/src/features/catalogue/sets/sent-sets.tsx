import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listSets, withdrawSet } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { List, ListRow } from '@novosel/ui/blocks/list-row.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQuery } from '@tanstack/react-query';
import Link2 from 'lucide-react/icons/link-2';
import { refusalWords } from '../../../shared/words/refusal-words.ts';
import { LatestNote } from '../frame/latest-note.tsx';
import styles from './set-state.module.css';
import { SetState } from './set-state.tsx';

/** Sent links: to whom, by whom, until when; a valid one can be withdrawn. */
export const SentSets = () => {
  const t = useText();
  const locale = useLocale();
  const query = useQuery(queryFor(listSets));
  const sets = query.data?.data;
  const withdraw = useCall(withdrawSet, {
    invalidates: [listSets],
    onDone: () => void toast({ title: t('catalogue.set.withdrawn.done'), tone: 'good' }),
  });
  return (
    <Card title={t('catalogue.set.sent')} aria-busy={query.isPending || undefined}>
      {query.isPending && <Skeleton lines={3} height="56px" />}
      {query.isError && !sets && <ErrorState onRetry={() => void query.refetch()} busy={query.isFetching} />}
      {withdraw.error && <ErrorAlert errors={refusalWords(withdraw.error, locale)} />}
      {sets?.length === 0 && (
        <EmptyState icon={Link2} title={t('catalogue.set.empty')}>
          {t('catalogue.set.empty.note')}
        </EmptyState>
      )}
      {sets && sets.length > 0 && (
        <>
          <List label={t('catalogue.set.sent')}>
            {sets.map((set) => (
              <ListRow
                key={set.id}
                icon={Link2}
                title={set.title}
                note={
                  <>
                    {t('catalogue.set.row', {
                      count: set.estates.length,
                      who: set.staff,
                      when: formatDayTime(set.createdAt, { now: Date.now(), locale }),
                    })}
                    <span className={styles.opened}>
                      {set.openedAt === null
                        ? t('catalogue.set.opened.never')
                        : t('catalogue.set.opened', {
                            count: set.opened,
                            when: formatDayTime(set.openedAt, { now: Date.now(), locale }),
                          })}
                    </span>
                    <SetState
                      set={set}
                      busy={withdraw.isPending}
                      onWithdraw={() => withdraw.mutate({ params: { set: set.id }, body: {} })}
                    />
                  </>
                }
              />
            ))}
          </List>
          <LatestNote shown={sets.length} />
        </>
      )}
    </Card>
  );
};

import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { listSlips } from '@novosel/contract/slips/desk-endpoints.ts';
import { slipKinds, slipStates } from '@novosel/contract/slips/rules.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useServerNow } from '../../shared/words/use-server-now.ts';
import { SlipRow } from './slip-row.tsx';
import styles from './slips.module.css';

/** Sent slips with their answers, newest first; the filter is in the address. */
export const SentSlips = () => {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const kind = slipKinds.find((one) => one === params.get('kind'));
  const state = slipStates.find((one) => one === params.get('state'));
  const query = useInfiniteQuery(
    pagesFor(listSlips, 'after', { query: { ...(kind && { kind }), ...(state && { state }) } }),
  );
  const first = query.data?.pages[0]?.data;
  const items = query.data?.pages.flatMap(({ data }) => data.items) ?? [];
  const now = useServerNow(first?.now, query.dataUpdatedAt);
  const choose = (name: 'kind' | 'state', value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set(name, value);
    else next.delete(name);
    setParams(next, { replace: true });
  };
  return (
    <Card title={t('slips.list')} aria-busy={query.isPending || undefined}>
      <search className={styles.filters}>
        <Select
          label={t('slips.filter.kind')}
          placeholder={t('slips.filter.all')}
          options={slipKinds.map((value) => ({ value, label: t(`slips.kind.${value}`) }))}
          value={kind ?? null}
          onChange={(value) => choose('kind', value)}
        />
        <Select
          label={t('slips.filter.state')}
          placeholder={t('slips.filter.all')}
          options={slipStates.map((value) => ({ value, label: t(`slips.state.${value}`) }))}
          value={state ?? null}
          onChange={(value) => choose('state', value)}
        />
      </search>
      {query.isPending && <Skeleton lines={4} height="72px" />}
      {query.isError && !first && (
        <ErrorState title={t('slips.failed')} onRetry={() => void query.refetch()} busy={query.isFetching} />
      )}
      {first && items.length === 0 && (
        <EmptyState title={t(kind || state ? 'slips.empty.found' : 'slips.empty')}>
          {t('slips.empty.note')}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className={styles.rows} aria-label={t('slips.list')}>
          {items.map((slip) => (
            <SlipRow key={slip.id} slip={slip} now={now} />
          ))}
        </ul>
      )}
      <NextPage query={query}>{t('slips.more')}</NextPage>
    </Card>
  );
};

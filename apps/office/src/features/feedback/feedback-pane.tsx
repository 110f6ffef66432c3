import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { feedbackQueue } from '@novosel/contract/feedback/desk-endpoints.ts';
import { type FeedbackState, feedbackStates } from '@novosel/contract/feedback/rules.ts';
import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { NextPage } from '@novosel/ui/blocks/next-page.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import listPane from '../../shared/panes/list-pane.module.css';
import { useMovingRows } from '../../shared/panes/use-moving-rows.ts';
import { feedbackPath } from '../../shared/paths.ts';
import { useServerNow } from '../../shared/words/use-server-now.ts';
import { FeedbackRow } from './feedback-row.tsx';

interface FeedbackPaneProps {
  state: FeedbackState;
  chosen: string | undefined;
}

/** What waits for the desk, the oldest first; what was answered and closed, the last first. */
export const FeedbackPane = ({ state, chosen }: FeedbackPaneProps) => {
  const t = useText();
  const query = useInfiniteQuery(pagesFor(feedbackQueue, 'after', { query: { state } }));
  const first = query.data?.pages[0]?.data;
  const items = useMemo(
    () => [
      ...new Map(query.data?.pages.flatMap(({ data }) => data.items.map((one) => [one.id, one]))).values(),
    ],
    [query.data],
  );
  const now = useServerNow(first?.now, query.dataUpdatedAt);
  const holder = useRef<HTMLUListElement>(null);
  useMovingRows(
    holder,
    state,
    useMemo(() => items.map(({ id, updatedAt }) => ({ id, stamp: updatedAt })), [items]),
  );
  const title = (one: FeedbackState) => {
    const count = one === 'closed' ? 0 : (first?.counts[one] ?? 0);
    return count > 0
      ? t('feedback.tab.some', { tab: t(`feedback.tab.${one}`), count })
      : t(`feedback.tab.${one}`);
  };
  return (
    <section
      className={listPane.pane}
      aria-labelledby="feedback-title"
      aria-busy={query.isPending || undefined}
    >
      <h2 className="title-s" id="feedback-title">
        {t('feedback.title')}
      </h2>
      <Tabs
        label={t('feedback.tabs')}
        value={state}
        tabs={feedbackStates.map((key) => ({ key, title: title(key), href: feedbackPath(undefined, key) }))}
      />
      {query.isPending && <Skeleton lines={5} height="60px" />}
      {query.isError && !first && (
        <ErrorState
          title={t('feedback.failed')}
          onRetry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {first && items.length === 0 && (
        <EmptyState title={t(`feedback.empty.${state}`)}>{t('feedback.empty.note')}</EmptyState>
      )}
      {items.length > 0 && (
        <ul ref={holder} className={listPane.rows} aria-labelledby="feedback-title">
          {items.map((item) => (
            <FeedbackRow key={item.id} item={item} now={now} chosen={item.id === chosen} />
          ))}
        </ul>
      )}
      <NextPage query={query}>{t('feedback.more')}</NextPage>
    </section>
  );
};

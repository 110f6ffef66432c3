import { pagesFor } from '@novosel/client/queries/pages-for.ts';
import { feedbackQueue, type FeedbackRow as Row } from '@novosel/contract/feedback/desk-endpoints.ts';
import { type FeedbackState, feedbackStates } from '@novosel/contract/feedback/rules.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { InboxList } from '../../shared/inbox/inbox-list.tsx';
import { FeedbackRow } from './feedback-row.tsx';
import { feedbackPath } from './paths.ts';

interface FeedbackPaneProps {
  state: FeedbackState;
  chosen: string | undefined;
}

const changedAt = ({ updatedAt }: Row) => updatedAt;

/** Feedback that waits for the desk, oldest first; answered and closed ones, latest first. */
export const FeedbackPane = ({ state, chosen }: FeedbackPaneProps) => {
  const t = useText();
  const query = useInfiniteQuery(pagesFor(feedbackQueue, 'after', { query: { state } }));
  const counts = query.data?.pages[0]?.data.counts;
  const title = (one: FeedbackState) => {
    const count = one === 'closed' ? 0 : (counts?.[one] ?? 0);
    return count > 0
      ? t('feedback.tab.some', { tab: t(`feedback.tab.${one}`), count })
      : t(`feedback.tab.${one}`);
  };
  return (
    <InboxList
      words={{
        title: t('feedback.title'),
        tabs: t('feedback.tabs'),
        failed: t('feedback.failed'),
        empty: t(`feedback.empty.${state}`),
        emptyNote: t('feedback.empty.note'),
        more: t('feedback.more'),
      }}
      tabs={feedbackStates.map((key) => ({ key, title: title(key), href: feedbackPath(undefined, key) }))}
      tab={state}
      query={query}
      stampOf={changedAt}
    >
      {(item, now) => <FeedbackRow key={item.id} item={item} now={now} chosen={item.id === chosen} />}
    </InboxList>
  );
};

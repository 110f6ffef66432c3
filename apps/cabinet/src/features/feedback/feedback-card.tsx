import type { FeedbackItem } from '@novosel/contract/feedback/schema.ts';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { ErrorState } from '@novosel/ui/status/error-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { ReactNode } from 'react';
import { FeedbackList } from './feedback-list.tsx';
import { useFeedback } from './use-feedback.ts';

interface FeedbackCardProps {
  title: string;
  /** Selects the items that this card shows. */
  only: (item: FeedbackItem) => boolean;
  /** Text of the empty list. */
  empty: string;
  end?: ReactNode;
}

/** A list of feedback with its loading, failed and empty states. */
export const FeedbackCard = ({ title, only, empty, end }: FeedbackCardProps) => {
  const t = useText();
  const { items, isPending, isError, isFetching, refetch } = useFeedback();
  const shown = items?.filter(only);
  return (
    <Card title={title} end={end} aria-busy={isPending || undefined}>
      {isPending && <Skeleton lines={3} height="56px" />}
      {!items && isError && (
        <ErrorState title={t('feedback.failed')} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {shown?.length === 0 && (
        <EmptyState icon={MessageSquareText} title={empty}>
          {t('feedback.empty.note')}
        </EmptyState>
      )}
      {shown && shown.length > 0 && <FeedbackList items={shown} label={title} />}
    </Card>
  );
};

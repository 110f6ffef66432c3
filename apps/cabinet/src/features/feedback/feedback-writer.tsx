import { useCall } from '@novosel/client/use-call.ts';
import { dropFeedbackDraft, listFeedbackDrafts } from '@novosel/contract/feedback/endpoints.ts';
import { formatDayTime } from '@novosel/contract/time.ts';
import { Button } from '@novosel/ui/button.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Skeleton } from '@novosel/ui/skeleton.tsx';
import { useState } from 'react';
import styles from './feedback.module.css';
import { FeedbackForm, type Sent } from './feedback-form.tsx';
import { useDrafts } from './use-feedback.ts';

interface FeedbackWriterProps {
  /** The draft to go on with; without it the newest there is. */
  draftId?: string | undefined;
  onSent: (answer: Sent) => void;
}

/** The form once it is known what was begun before; when that does not load, an empty one. */
export const FeedbackWriter = ({ draftId, onSent }: FeedbackWriterProps) => {
  const { drafts, isPending, isFetchedAfterMount, isError } = useDrafts({ refetchOnMount: 'always' });
  // The first answer of this visit decides: later ones bring back what the form itself has just written.
  const [begun, setBegun] = useState<{ draft: (typeof known)[number] | undefined; key: number }>();
  const known = drafts ?? [];
  const ready = isError || (!isPending && isFetchedAfterMount);
  if (!begun && ready) {
    const draft = draftId ? known.find(({ id }) => id === draftId) : known[0];
    setBegun({ draft, key: 0 });
  }
  if (!begun) return <Skeleton lines={5} height="56px" />;
  return (
    <div className={styles.writer}>
      {begun.draft && (
        <Begun
          id={begun.draft.id}
          at={begun.draft.updatedAt}
          onDropped={() => setBegun({ draft: undefined, key: begun.key + 1 })}
        />
      )}
      <FeedbackForm key={begun.key} draft={begun.draft} onSent={onSent} />
    </div>
  );
};

/** Says that the form goes on with a draft, and lets begin anew. */
const Begun = ({ id, at, onDropped }: { id: string; at: string; onDropped: () => void }) => {
  const t = useText();
  const locale = useLocale();
  const drop = useCall(dropFeedbackDraft, { invalidates: [listFeedbackDrafts] });
  return (
    <div className={styles.begun}>
      <p className="small muted">
        {t('feedback.draft.from', { when: formatDayTime(at, { now: Date.now(), locale }) })}
      </p>
      <Button
        variant="quiet"
        small
        busy={drop.isPending}
        onClick={() => drop.mutate({ params: { draft: id }, body: {} }, { onSuccess: onDropped })}
      >
        {t('feedback.draft.anew')}
      </Button>
    </div>
  );
};

import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { dropFeedbackDraft } from '@novosel/contract/feedback/endpoints.ts';
import { listFeedbackDrafts } from '@novosel/contract/feedback/list-endpoints.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import styles from '../feedback.module.css';
import type { useLetterDraft } from './use-letter-draft.ts';

interface DraftHeadProps {
  draft: ReturnType<typeof useLetterDraft>;
  at: string;
  onDropped: () => void;
}

/** Says that the form continues a draft, and offers to start over. */
export const DraftHead = ({ draft, at, onDropped }: DraftHeadProps) => {
  const t = useText();
  const locale = useLocale();
  const drop = useCall(dropFeedbackDraft, { invalidates: [listFeedbackDrafts] });
  const dropped = () => {
    draft.forget();
    onDropped();
  };
  const anew = async () => {
    // Waits for pending saves: a late one would restore the deleted draft.
    const id = await draft.settle();
    await drop.mutateAsync({ params: { draft: id }, body: {} }).then(dropped, (error: Error) => {
      // The draft was sent or deleted elsewhere, or never reached the server.
      if (error instanceof RefusalError && error.code === 'NOT_FOUND') return dropped();
      draft.resume();
      void toast({ tone: 'bad', text: errorWords(error, t('network'))[0] });
    });
  };
  return (
    <div className={styles.begun}>
      <p className="small muted">
        {t('feedback.draft.from', { when: formatDayTime(at, { now: Date.now(), locale }) })}
      </p>
      <Button variant="quiet" small busy={drop.isPending} onClick={() => void anew()}>
        {t('feedback.draft.anew')}
      </Button>
    </div>
  );
};

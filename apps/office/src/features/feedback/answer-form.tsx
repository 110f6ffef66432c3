import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  answerFeedback,
  closeFeedback,
  feedbackQueue,
  readDeskFeedback,
} from '@novosel/contract/feedback/desk-endpoints.ts';
import { afterAct, type FeedbackState } from '@novosel/contract/feedback/rules.ts';
import { feedbackMessage } from '@novosel/contract/fields/field-rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { InboxForm } from '../../shared/inbox/inbox-form.tsx';
import styles from './feedback.module.css';

const changed = [feedbackQueue, readDeskFeedback];

/** The desk's answer; once one was sent, also the button that closes the conversation. */
export const AnswerForm = ({ id, state }: { id: string; state: FeedbackState }) => {
  const t = useText();
  const [message, setMessage] = useState('');
  const answer = useCall(answerFeedback, {
    invalidates: changed,
    onDone: () => {
      setMessage('');
      void toast({ tone: 'good', title: t('feedback.answered') });
    },
  });
  const close = useCall(closeFeedback, {
    invalidates: changed,
    onDone: () => void toast({ tone: 'good', title: t('feedback.closed') }),
  });
  const short = message.trim().length < feedbackMessage.least;
  const send = () => {
    if (!short) answer.mutate({ params: { feedback: id }, body: { message } });
  };
  return (
    <InboxForm error={answer.error ?? close.error} onSend={send}>
      <TextArea
        label={t('feedback.answer')}
        maxLength={feedbackMessage.most}
        rows={5}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div className={styles.acts}>
        <div className={styles.act}>
          <Button
            type="submit"
            busy={answer.isPending}
            disabledReason={short ? t('feedback.answer.short', { least: feedbackMessage.least }) : null}
          >
            {t('feedback.answer.send')}
          </Button>
        </div>
        <div className={styles.act}>
          <Button
            variant="secondary"
            busy={close.isPending}
            disabledReason={afterAct(state, 'close') ? null : t('feedback.close.first')}
            onClick={() => close.mutate({ params: { feedback: id }, body: {} })}
          >
            {t('feedback.close')}
          </Button>
        </div>
      </div>
    </InboxForm>
  );
};

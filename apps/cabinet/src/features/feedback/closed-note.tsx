import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { keepFeedbackDraft } from '@novosel/contract/feedback/endpoints.ts';
import { listFeedbackDrafts } from '@novosel/contract/feedback/list-endpoints.ts';
import type { FeedbackSubject } from '@novosel/contract/feedback/rules.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { go } from '../../shared/navigation/go.ts';
import { openFeedback } from '../../shared/page/feedback-window.ts';
import styles from './feedback.module.css';
import { SendFailed } from './send-failed.tsx';
import type { KeptReply } from './use-reply.ts';

interface ClosedNoteProps {
  subject: FeedbackSubject;
  reply: KeptReply;
}

/** The conversation is closed; an unsent reply can go on as a new feedback. */
export const ClosedNote = ({ subject, reply }: ClosedNoteProps) => {
  const t = useText();
  if (!reply.isEmpty) return <Unsent subject={subject} reply={reply} />;
  return (
    <div className={styles.reply}>
      <p className="muted">{t('feedback.closed.note')}</p>
      <Button variant="secondary" onClick={openFeedback}>
        {t('feedback.write')}
      </Button>
    </div>
  );
};

const Unsent = ({ subject, reply }: ClosedNoteProps) => {
  const t = useText();
  const [draft] = useState(() => crypto.randomUUID());
  const { written } = reply;
  const { message, files } = written;
  const carry = useCall(keepFeedbackDraft, {
    invalidates: [listFeedbackDrafts],
    onDone: () => {
      reply.forget(written);
      go(path('feedbackCreate', { id: draft }));
    },
  });
  const move = () =>
    carry.mutate({
      params: { draft },
      body: { subject, message, files: files.map(({ key }) => key), seen: null },
    });
  return (
    <div className={styles.reply}>
      {carry.error && <SendFailed words={errorWords(carry.error, t('network'))} />}
      <TextArea
        label={t('feedback.unsent')}
        hint={t('feedback.unsent.note')}
        rows={3}
        value={message}
        readOnly
      />
      <div className={styles.foot}>
        <Button busy={carry.isPending} onClick={move}>
          {t('feedback.unsent.move')}
        </Button>
        <Button variant="secondary" onClick={() => reply.forget(written)}>
          {t('feedback.unsent.drop')}
        </Button>
      </div>
    </div>
  );
};

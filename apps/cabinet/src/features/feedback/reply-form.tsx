import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { readFeedback, replyToFeedback } from '@novosel/contract/feedback/endpoints.ts';
import { listFeedback } from '@novosel/contract/feedback/list-endpoints.ts';
import { feedbackFiles, feedbackMessage } from '@novosel/contract/fields/field-rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { LinkButton } from '@novosel/ui/actions/link-button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { Icon } from '@novosel/ui/look/icon.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import Paperclip from 'lucide-react/icons/paperclip';
import { type FormEvent, useId, useState } from 'react';
import styles from './feedback.module.css';
import { FilesField } from './files-field.tsx';
import { SendFailed } from './send-failed.tsx';
import type { KeptReply } from './use-reply.ts';

/** A further message in the same conversation. */
export const ReplyForm = ({ id, reply }: { id: string; reply: KeptReply }) => {
  const t = useText();
  const { message, files } = reply.written;
  const [withFiles, setWithFiles] = useState(files.length > 0);
  const [sending, setSending] = useState(false);
  const say = useCall(replyToFeedback, {
    invalidates: [readFeedback, listFeedback],
    // The desk may have closed the conversation: its page then shows the unsent reply.
    afterRefusal: [readFeedback],
    onDone: () => setWithFiles(false),
  });
  const [messageId, filesId] = [useId(), useId()];
  const short = message.trim().length < feedbackMessage.least;
  const reason = short
    ? t('feedback.reply.wanting', { least: feedbackMessage.least })
    : sending
      ? t('feedback.send.files')
      : files.length > feedbackFiles.most
        ? t('feedback.files.many', { most: feedbackFiles.most })
        : null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (reason !== null) return;
    const { written } = reply;
    say.mutate(
      { params: { feedback: id }, body: { message, files: files.map(({ key }) => key) } },
      { onSuccess: () => reply.forget(written) },
    );
  };
  return (
    <form className={styles.reply} onSubmit={send}>
      {say.error && <SendFailed words={errorWords(say.error, t('network'))} />}
      <TextArea
        id={messageId}
        label={t('feedback.reply')}
        maxLength={feedbackMessage.most}
        rows={3}
        value={message}
        onChange={(event) => reply.change({ message: event.target.value })}
      />
      {withFiles ? (
        <div id={filesId}>
          <FilesField
            value={files}
            onChange={(next) => reply.change({ files: next })}
            onSending={setSending}
          />
        </div>
      ) : (
        <LinkButton icon={<Icon of={Paperclip} />} onClick={() => setWithFiles(true)}>
          {t('feedback.files.title')}
        </LinkButton>
      )}
      <div className={styles.foot}>
        <Button
          type="submit"
          busy={say.isPending}
          disabledReason={reason}
          wants={short ? messageId : filesId}
        >
          {t('feedback.send')}
        </Button>
      </div>
    </form>
  );
};

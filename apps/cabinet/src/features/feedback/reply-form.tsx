import { errorWords } from '@novosel/client/errors.ts';
import { useCall } from '@novosel/client/use-call.ts';
import { listFeedback, readFeedback, replyToFeedback } from '@novosel/contract/feedback/endpoints.ts';
import { feedbackFiles, feedbackMessage } from '@novosel/contract/field-rules.ts';
import { Button } from '@novosel/ui/button.tsx';
import type { StoredFile } from '@novosel/ui/file-entry.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { Icon } from '@novosel/ui/icon.tsx';
import { LinkButton } from '@novosel/ui/link-button.tsx';
import { TextArea } from '@novosel/ui/text-area.tsx';
import Paperclip from 'lucide-react/icons/paperclip';
import { type FormEvent, useState } from 'react';
import styles from './feedback.module.css';
import { FilesField } from './files-field.tsx';
import { SendFailed } from './send-failed.tsx';

/** Something more in the same conversation. */
export const ReplyForm = ({ id }: { id: string }) => {
  const t = useText();
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<readonly StoredFile[]>([]);
  const [withFiles, setWithFiles] = useState(false);
  const [sending, setSending] = useState(false);
  const reply = useCall(replyToFeedback, {
    invalidates: [readFeedback, listFeedback],
    onDone: () => {
      setMessage('');
      setFiles([]);
      setWithFiles(false);
    },
  });
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
    if (reason === null)
      reply.mutate({ params: { feedback: id }, body: { message, files: files.map(({ key }) => key) } });
  };
  return (
    <form className={styles.reply} onSubmit={send}>
      {reply.error && <SendFailed words={errorWords(reply.error, t('network'))} />}
      <TextArea
        label={t('feedback.reply')}
        maxLength={feedbackMessage.most}
        rows={3}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      {withFiles ? (
        <FilesField value={files} onChange={setFiles} onSending={setSending} />
      ) : (
        <LinkButton icon={<Icon of={Paperclip} />} onClick={() => setWithFiles(true)}>
          {t('feedback.files.title')}
        </LinkButton>
      )}
      <div className={styles.foot}>
        <Button type="submit" busy={reply.isPending} disabledReason={reason}>
          {t('feedback.send')}
        </Button>
      </div>
    </form>
  );
};

import { errorWords } from '@novosel/client/errors.ts';
import { useCall } from '@novosel/client/use-call.ts';
import type { AnswerOf } from '@novosel/contract/endpoint.ts';
import { listFeedback, listFeedbackDrafts, sendFeedback } from '@novosel/contract/feedback/endpoints.ts';
import { type FeedbackSubject, subjectWords } from '@novosel/contract/feedback/rules.ts';
import type { FeedbackDraft } from '@novosel/contract/feedback/schema.ts';
import { feedback, feedbackFiles, feedbackMessage } from '@novosel/contract/field-rules.ts';
import { choicesOf } from '@novosel/contract/word-list.ts';
import { Button } from '@novosel/ui/button.tsx';
import type { StoredFile } from '@novosel/ui/file-entry.ts';
import { Form } from '@novosel/ui/form.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Select } from '@novosel/ui/select.tsx';
import { TextArea } from '@novosel/ui/text-area.tsx';
import { useField } from '@novosel/ui/use-field.ts';
import { useSchemaForm } from '@novosel/ui/use-schema-form.ts';
import { useMemo, useState } from 'react';
import styles from './feedback.module.css';
import { FilesField } from './files-field.tsx';
import { SendFailed } from './send-failed.tsx';
import { useDraft } from './use-draft.ts';

export type Sent = AnswerOf<typeof sendFeedback>;

interface FeedbackFormProps {
  /** What was begun before; without it an empty form. */
  draft: FeedbackDraft | undefined;
  onSent: (answer: Sent) => void;
}

const storedOf = ({ files }: FeedbackDraft): readonly StoredFile[] =>
  files.map(({ id, title, size }) => ({ key: id, title, size }));

/** A letter to the developer: subject, message, files; what is written is kept as a draft as it is typed. */
export const FeedbackForm = ({ draft, onSent }: FeedbackFormProps) => {
  const t = useText();
  const locale = useLocale();
  const [id] = useState(() => draft?.id ?? crypto.randomUUID());
  const [files, setFiles] = useState(() => (draft ? storedOf(draft) : []));
  const [sending, setSending] = useState(false);
  const form = useSchemaForm(feedback, {
    subject: draft?.subject ?? (null as FeedbackSubject | null),
    message: draft?.message ?? '',
  });
  const [subject, message] = [useField(form, 'subject'), useField(form, 'message')];
  const written = useMemo(
    () => ({ subject: subject.value, message: message.value, files }),
    [subject.value, message.value, files],
  );
  const { isKept, settle, resume } = useDraft(id, written);
  const send = useCall(sendFeedback, { invalidates: [listFeedback, listFeedbackDrafts], onDone: onSent });
  const submit = async ({ message: text }: { message: string }) => {
    if (written.subject === null) return;
    // A draft that is still on its way would come back after the letter has gone.
    await settle();
    const body = { subject: written.subject, message: text, files: files.map(({ key }) => key), draft: id };
    await send.mutateAsync({ body }).catch(resume);
  };
  const length = message.value.trim().length;
  const wanting = subject.value === null || length < feedbackMessage.least;
  const reason = wanting
    ? t('feedback.send.wanting', { least: feedbackMessage.least })
    : sending
      ? t('feedback.send.files')
      : files.length > feedbackFiles.most
        ? t('feedback.files.many', { most: feedbackFiles.most })
        : null;
  return (
    <Form form={form} onSubmit={submit}>
      {send.error && <SendFailed words={errorWords(send.error, t('network'))} />}
      <Select
        label={t('feedback.subject')}
        placeholder={t('feedback.subject.choose')}
        options={choicesOf(subjectWords, locale)}
        required
        tall
        {...subject}
      />
      <TextArea
        label={t('feedback.message')}
        placeholder={t('feedback.message.what')}
        maxLength={feedbackMessage.most}
        rows={6}
        required
        {...message}
      />
      <FilesField value={files} onChange={setFiles} onSending={setSending} />
      <div className={styles.foot}>
        <Button type="submit" busy={send.isPending || form.formState.isSubmitting} disabledReason={reason}>
          {t('feedback.send')}
        </Button>
        <p className="small muted" role="status">
          {isKept && t('feedback.draft.kept')}
        </p>
      </div>
    </Form>
  );
};

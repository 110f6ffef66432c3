import { errorWords } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { sendFeedback } from '@novosel/contract/feedback/endpoints.ts';
import { listFeedback, listFeedbackDrafts } from '@novosel/contract/feedback/list-endpoints.ts';
import { type FeedbackSubject, subjectWords } from '@novosel/contract/feedback/rules.ts';
import { feedback, feedbackFiles, feedbackMessage } from '@novosel/contract/fields/field-rules.ts';
import { choicesOf } from '@novosel/contract/texts/word-list.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { Select } from '@novosel/ui/choices/select.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { Alert } from '@novosel/ui/status/alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useId, useMemo, useState } from 'react';
import { DraftHead } from './drafts/draft-head.tsx';
import type { BegunLetter } from './drafts/unsaved.ts';
import { useLetterDraft } from './drafts/use-letter-draft.ts';
import styles from './feedback.module.css';
import { FilesField } from './files-field.tsx';
import { SendFailed } from './send-failed.tsx';

export type Sent = AnswerOf<typeof sendFeedback>;

interface FeedbackFormProps {
  user: number;
  /** The draft to continue; without it the form is empty. */
  begun: BegunLetter | undefined;
  onSent: (answer: Sent) => void;
  /** Called when the draft was deleted: another form replaces this one. */
  onAnew: () => void;
}

/** A letter to the developer: subject, message, files; saved as a draft while the person types. */
export const FeedbackForm = ({ user, begun, onSent, onAnew }: FeedbackFormProps) => {
  const t = useText();
  const locale = useLocale();
  const [files, setFiles] = useState(begun?.files ?? []);
  const [sending, setSending] = useState(false);
  const form = useSchemaForm(feedback, {
    subject: begun?.subject ?? (null as FeedbackSubject | null),
    message: begun?.message ?? '',
  });
  const [subject, message] = [useField(form, 'subject'), useField(form, 'message')];
  const written = useMemo(
    () => ({ subject: subject.value, message: message.value, files }),
    [subject.value, message.value, files],
  );
  const draft = useLetterDraft({ user, begun }, written);
  const send = useCall(sendFeedback, {
    invalidates: [listFeedback, listFeedbackDrafts],
    onDone: (answer) => {
      draft.forget();
      onSent(answer);
    },
  });
  const submit = async ({ message: text }: { message: string }) => {
    if (written.subject === null) return;
    // Waits for pending saves: a late one would restore the draft after the letter was sent.
    const id = await draft.settle();
    const body = { subject: written.subject, message: text, files: files.map(({ key }) => key), draft: id };
    await send.mutateAsync({ body }).catch(draft.resume);
  };
  const [subjectId, messageId, filesId] = [useId(), useId(), useId()];
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
      {begun && <DraftHead draft={draft} at={begun.at} onDropped={onAnew} />}
      {draft.isApart && <Alert tone="warn" urgent title={t('feedback.draft.apart')} />}
      {send.error && <SendFailed words={errorWords(send.error, t('network'))} />}
      <Select
        id={subjectId}
        label={t('feedback.subject')}
        placeholder={t('feedback.subject.choose')}
        options={choicesOf(subjectWords, locale)}
        required
        tall
        {...subject}
      />
      <TextArea
        id={messageId}
        label={t('feedback.message')}
        placeholder={t('feedback.message.what')}
        maxLength={feedbackMessage.most}
        rows={6}
        required
        {...message}
      />
      <div id={filesId}>
        <FilesField value={files} onChange={setFiles} onSending={setSending} />
      </div>
      <div className={styles.foot}>
        <Button
          type="submit"
          busy={send.isPending || form.formState.isSubmitting}
          disabledReason={reason}
          wants={wanting ? (subject.value === null ? subjectId : messageId) : filesId}
        >
          {t('feedback.send')}
        </Button>
        <p className="small muted" role="status">
          {draft.isKept && t('feedback.draft.kept')}
        </p>
      </div>
    </Form>
  );
};

import { reasonForm } from '@novosel/contract/catalogue/desk/desk-forms.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { TextArea } from '@novosel/ui/fields/text-area.tsx';
import { useField } from '@novosel/ui/fields/use-field.ts';
import { Form } from '@novosel/ui/form/form.tsx';
import { useSchemaForm } from '@novosel/ui/form/use-schema-form.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { refusalWords } from '../../../shared/words/refusal-words.ts';
import styles from './reason-dialog.module.css';

const longest = 1000;

interface ReasonDialogProps {
  title: string;
  /** What the act does, a sentence each. */
  consequences: readonly string[];
  /** The act itself, on its button. */
  submit: string;
  /** What went wrong with the last try. */
  error: Error | null;
  busy: boolean;
  onSubmit: (reason: string) => void;
  onClose: () => void;
}

/** The window of an act that takes something back: what comes of it, and why it is done. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { title, consequences, submit, error, busy, onSubmit, onClose } = props;
  const t = useText();
  const locale = useLocale();
  const form = useSchemaForm<{ reason: string }, { reason: string }>(reasonForm, { reason: '' });
  const send = form.handleSubmit(({ reason }) => onSubmit(reason));
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      busy={busy}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => void send()}>
            {submit}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('catalogue.keep')}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        errors={error ? refusalWords(error, locale) : []}
        onSubmit={({ reason }) => onSubmit(reason)}
      >
        <ul className={styles.list}>
          {consequences.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <TextArea
          label={t('catalogue.reason')}
          hint={t('catalogue.reason.hint')}
          required
          rows={3}
          maxLength={longest}
          {...useField(form, 'reason')}
        />
      </Form>
    </Modal>
  );
};

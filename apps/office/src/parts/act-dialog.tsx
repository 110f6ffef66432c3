import { ErrorAlert } from '@novosel/ui/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/i18n.tsx';
import { Modal } from '@novosel/ui/modal.tsx';
import { type FormEvent, type ReactNode, useId } from 'react';
import { refusalWords } from '../words/refusal-words.ts';
import styles from './act-dialog.module.css';

/** What every window of an act is given. */
export interface ActDialogProps<View> {
  view: View;
  /** The server's moment, in ms. */
  now: number;
  onClose: () => void;
}

interface FrameProps {
  title: string;
  note: string;
  /** What went wrong with the last try. */
  error: Error | null;
  busy: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** Buttons, given the id of the form that they send. */
  actions: (formId: string) => ReactNode;
  children: ReactNode;
}

/** The window of an act: what it does, its fields, its button. */
export const ActDialog = (props: FrameProps) => {
  const { title, note, error, busy, onSubmit, onClose, actions, children } = props;
  const id = useId();
  const locale = useLocale();
  const t = useText();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Modal open onClose={onClose} title={title} note={note} busy={busy} actions={actions(id)}>
      <form id={id} className={styles.form} onSubmit={submit} noValidate aria-label={t('desk.act.form')}>
        {error && <ErrorAlert errors={refusalWords(error, locale)} />}
        {children}
      </form>
    </Modal>
  );
};

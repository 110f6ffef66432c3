import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
import { type FormEvent, type ReactNode, useId } from 'react';
import { refusalWords } from '../words/refusal-words.ts';
import styles from './act-dialog.module.css';

/** Props of every window of an act. */
export interface ActDialogProps<View> {
  view: View;
  /** The server's present moment, in ms. */
  now: number;
  onClose: () => void;
}

/** Texts of an act's window, and how to close it. */
export interface ActWindow {
  title: string;
  note?: string;
  onClose: () => void;
  /** Label of the act's button. */
  submit: string;
  /** Whether the act cannot be undone. */
  danger?: boolean;
  /** Label of the button that closes without the act, where it has its own. */
  keep?: string;
}

interface FrameProps extends ActWindow {
  /** The error of the last try. */
  error: Error | null;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The window of an act: its explanation, fields and buttons. */
export const ActDialog = (props: FrameProps) => {
  const { title, note, error, busy, onSubmit, onClose, submit, danger, keep, children } = props;
  const id = useId();
  const locale = useLocale();
  const t = useText();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  const actions = (
    <>
      <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={busy}>
        {submit}
      </Button>
      {keep && (
        <Button variant="secondary" onClick={onClose}>
          {keep}
        </Button>
      )}
    </>
  );
  return (
    <Modal open onClose={onClose} title={title} note={note} busy={busy} actions={actions}>
      <form id={id} className={styles.form} onSubmit={send} noValidate aria-label={t('desk.act.form')}>
        {error && <ErrorAlert errors={refusalWords(error, locale)} />}
        {children}
      </form>
    </Modal>
  );
};

import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';
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

/** What the window of an act says, and the way out of it. */
export interface ActWindow {
  title: string;
  note?: string;
  onClose: () => void;
  /** The act itself, as its button says it. */
  submit: string;
  /** It takes something away that does not come back. */
  danger?: boolean;
  /** The way out without the act, where it has a name of its own. */
  keep?: string;
}

interface FrameProps extends ActWindow {
  /** What went wrong with the last try. */
  error: Error | null;
  busy: boolean;
  onSubmit: () => void;
  children: ReactNode;
}

/** The window of an act: what it does, its fields, its buttons. */
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

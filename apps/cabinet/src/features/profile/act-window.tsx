import { errorWords } from '@novosel/client/calls/errors.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { ErrorAlert } from '@novosel/ui/form/error-alert.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { Modal } from '@novosel/ui/windows/modal.tsx';

interface ActWindowProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What follows from the act. */
  note: string;
  /** Labels of the act's button and of the button that cancels. */
  act: string;
  keep: string;
  busy: boolean;
  error: Error | null;
  onAct: () => void;
}

/** A confirmation window: the person reads what follows from an act before he does it. */
export const ActWindow = (props: ActWindowProps) => {
  const { open, onClose, title, note, act, keep, busy, error, onAct } = props;
  const t = useText();
  // Cannot be closed while the act is under way: the window will say how it ended.
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Modal
      open={open}
      onClose={close}
      title={title}
      note={note}
      busy={busy}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={onAct}>
            {act}
          </Button>
          <Button variant="secondary" onClick={close}>
            {keep}
          </Button>
        </>
      }
    >
      {error && <ErrorAlert errors={errorWords(error, t('network'))} />}
    </Modal>
  );
};

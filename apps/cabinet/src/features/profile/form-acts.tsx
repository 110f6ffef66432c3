import { Button } from '@novosel/ui/actions/button.tsx';
import { keepFocus } from '@novosel/ui/behaviour/keep-focus.ts';

interface FormActsProps {
  /** It is on its way. */
  busy: boolean;
  send: string;
  /** Why it cannot be sent now. */
  disabledReason?: string | null;
  small?: boolean;
  /** The way out of the form. */
  keep: string;
  onLeave: () => void;
}

/** The foot of a form: it is sent, or left. What is on its way is waited for: the form says how it ended. */
export const FormActs = ({ busy, send, disabledReason, small, keep, onLeave }: FormActsProps) => (
  <div className="row">
    <Button type="submit" small={small} busy={busy} disabledReason={disabledReason}>
      {send}
    </Button>
    <Button
      variant="secondary"
      small={small}
      onMouseDown={keepFocus}
      onClick={() => {
        if (!busy) onLeave();
      }}
    >
      {keep}
    </Button>
  </div>
);

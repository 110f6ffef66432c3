import { Button } from '@novosel/ui/actions/button.tsx';
import { keepFocus } from '@novosel/ui/behaviour/keep-focus.ts';

interface FormActsProps {
  /** Whether the form is being sent. */
  busy: boolean;
  send: string;
  /** Why it cannot be sent now. */
  disabledReason?: string | null;
  small?: boolean;
  /** Label of the button that leaves the form. */
  keep: string;
  onLeave: () => void;
}

/**
 * The buttons of a form: send and leave. Leaving waits while the form is being sent: the form says how it
 * ended.
 */
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

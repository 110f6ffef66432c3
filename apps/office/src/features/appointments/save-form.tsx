import { Button } from '@novosel/ui/actions/button.tsx';
import { RefusalAlert } from '@novosel/ui/form/refusal-alert.tsx';
import type { ReactNode } from 'react';

interface SaveFormProps {
  /** What the button says. */
  readonly submit: string;
  readonly act: { readonly words: readonly string[]; readonly isPending: boolean };
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** Fields with the refusal of the last try and the button that sends them. */
export const SaveForm = ({ submit, act, onSubmit, children }: SaveFormProps) => (
  <form
    className="stack"
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    {children}
    <RefusalAlert words={act.words} />
    <div className="row">
      <Button type="submit" variant="secondary" busy={act.isPending}>
        {submit}
      </Button>
    </div>
  </form>
);

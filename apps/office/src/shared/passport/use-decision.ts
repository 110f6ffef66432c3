import type { InputOf } from '@novosel/client/calls/input.ts';
import { draftOf } from '@novosel/client/drafts/drafts.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useStaleStep } from '../acts/use-stale-step.ts';

interface DecisionOptions<E extends AnyEndpoint> {
  /** Name of the draft of the reason. */
  readonly draft: string;
  /** Endpoints that show it; refetched after a decision, also after somebody else's. */
  readonly shown: readonly AnyEndpoint[];
  readonly said: (input: InputOf<E>) => string;
  readonly onClose: () => void;
}

/** A decision about an opened document: afterwards shows a message and closes the window. */
export function useDecision<E extends AnyEndpoint>(endpoint: E, options: DecisionOptions<E>) {
  const { draft, shown, said, onClose } = options;
  const decide = useCall(endpoint, {
    invalidates: shown,
    onDone: (_, input) => {
      draftOf(draft).forget();
      onClose();
      void toast({ tone: 'good', title: said(input) });
    },
  });
  useStaleStep(decide.error, ...shown);
  return decide;
}

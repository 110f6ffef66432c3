import { errorWords } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

interface ListedAct {
  /** Endpoints that show what the act changes: asked again, also after a refusal. */
  readonly shown: readonly AnyEndpoint[];
  /** What is said when it is done. */
  readonly saved: string;
  readonly onDone?: (() => void) | undefined;
}

/** An act on an item of a list. */
export const useListedAct = <E extends AnyEndpoint>(endpoint: E, { shown, saved, onDone }: ListedAct) => {
  const t = useText();
  const call = useCall(endpoint, {
    invalidates: shown,
    afterRefusal: shown,
    onDone: () => {
      onDone?.();
      void toast({ tone: 'good', title: saved });
    },
  });
  const { error } = call;
  return {
    error,
    isPending: call.isPending,
    words: error ? errorWords(error, t('network')) : [],
    send: (input: InputOf<E>) => call.mutate(input),
  };
};

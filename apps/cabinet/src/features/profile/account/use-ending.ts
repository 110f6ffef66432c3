import { RefusalError } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';

interface EndingOptions {
  /** The list that shows it, and what else is out of date. */
  readonly invalidates: readonly AnyEndpoint[];
  readonly onDone: () => void;
}

/**
 * The end of one thing of a list. What another tab has ended meanwhile is ended all the same: nothing is left
 * to refuse.
 */
export const useEnding = <E extends AnyEndpoint>(endpoint: E, { invalidates, onDone }: EndingOptions) => {
  const { mutate, reset, isPending, error } = useCall(endpoint, {
    invalidates,
    afterRefusal: invalidates,
    onDone,
  });
  const end = (input: InputOf<E>) =>
    mutate(input, {
      onError: (refused) => {
        if (!(refused instanceof RefusalError && refused.code === 'NOT_FOUND')) return;
        reset();
        onDone();
      },
    });
  return { end, reset, isPending, error };
};

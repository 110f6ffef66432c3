import { RefusalError } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';

interface EndingOptions {
  /** Endpoints whose answers the end makes stale: the list with the item, and others. */
  readonly invalidates: readonly AnyEndpoint[];
  readonly onDone: () => void;
}

/** Ends one item of a list. An item that another tab has ended meanwhile counts as success. */
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

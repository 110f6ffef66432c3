import { errorWords } from '@novosel/client/calls/errors.ts';
import { isSignedIn } from '@novosel/client/calls/session.ts';
import { queriesOf, queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listCompared, setCompared } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import { getFlatCounters } from '@novosel/contract/catalogue/endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSignInFirst } from './use-sign-in-first.ts';

interface Act {
  readonly body: { readonly estate: number; readonly compared: boolean };
}

/** What was pressed last and is not answered yet, wherever it was pressed. */
const usePressed = (estate: number): boolean | undefined =>
  useMutationState({
    filters: {
      mutationKey: [setCompared.name],
      status: 'pending',
      predicate: ({ state }) => (state.variables as Act | undefined)?.body.estate === estate,
    },
    select: ({ state }) => (state.variables as Act).body.compared,
  }).at(-1);

const useKnown = (estate: number): boolean => {
  const isIn = useCallback(({ data }: AnswerOf<typeof listCompared>) => data.ids.includes(estate), [estate]);
  const { data } = useQuery({ ...queryFor(listCompared), enabled: isSignedIn(), select: isIn });
  return data ?? false;
};

/**
 * Whether the person compares an estate, and the way to put it there or take it out; the last press holds.
 */
export const useCompared = (estate: number) => {
  const t = useText();
  const queries = useQueryClient();
  const signInFirst = useSignInFirst();
  const known = useKnown(estate);
  const compared = usePressed(estate) ?? known;
  const call = useCall(setCompared, {
    // Each answer holds the whole list.
    oneByOne: true,
    onDone: async (answer) => {
      const { queryKey } = queryFor(listCompared);
      // One that was asked for before may come after.
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, answer);
      void queries.invalidateQueries(queriesOf(getFlatCounters));
    },
  });
  const change = (wanted: boolean) =>
    call.mutate(
      { body: { estate, compared: wanted } },
      {
        onError: (error) => {
          for (const title of errorWords(error, t('catalogue.compare.failed')))
            void toast({ tone: 'bad', title });
        },
      },
    );
  return {
    compared,
    toggle: () => signInFirst(() => change(!compared)),
    /** Pressed again while the column is still shown it takes away again, and never puts back. */
    remove: () => change(false),
  };
};

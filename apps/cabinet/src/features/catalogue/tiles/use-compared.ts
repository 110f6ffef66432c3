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

/** The state wanted by the last unanswered press, on whichever page it was. */
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

/** Whether the person compares an estate, and functions to add and remove it; the last press wins. */
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
      // A fetch that began before this press could arrive after it and show the old list.
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
    /** Removes only: a second press while the column is still shown must not add the estate again. */
    remove: () => change(false),
  };
};

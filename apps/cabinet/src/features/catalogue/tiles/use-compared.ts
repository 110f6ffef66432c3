import { errorWords } from '@novosel/client/errors.ts';
import { queryFor } from '@novosel/client/query-for.ts';
import { isSignedIn } from '@novosel/client/session.ts';
import { useCall } from '@novosel/client/use-call.ts';
import { listCompared, setCompared } from '@novosel/contract/catalogue/choosing-endpoints.ts';
import { getFlatCounters } from '@novosel/contract/catalogue/endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { toast } from '@novosel/ui/toasts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignInFirst } from './use-sign-in-first.ts';

/** What the person compares, and the way to put an estate there or take it out. */
export const useCompared = () => {
  const t = useText();
  const queries = useQueryClient();
  const signInFirst = useSignInFirst();
  const { data } = useQuery({ ...queryFor(listCompared), enabled: isSignedIn() });
  const call = useCall(setCompared, {
    invalidates: [getFlatCounters],
    onDone: (answer) => queries.setQueryData(queryFor(listCompared).queryKey, answer),
  });
  const ids = data?.data.ids ?? [];
  const change = (estate: number, compared: boolean) => {
    if (call.isPending) return;
    call.mutate(
      { body: { estate, compared } },
      {
        onError: (error) => {
          for (const title of errorWords(error, t('catalogue.compare.failed')))
            void toast({ tone: 'bad', title });
        },
      },
    );
  };
  return {
    ids,
    toggle: (estate: number) => signInFirst(() => change(estate, !ids.includes(estate))),
    /** Pressed again while the column is still shown it takes away again, and never puts back. */
    remove: (estate: number) => change(estate, false),
  };
};

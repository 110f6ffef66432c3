import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { promiseHandover } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { listPromises } from '@novosel/contract/catalogue/desk/desk-lists-endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useQuery } from '@tanstack/react-query';

/** All promises of a building, newest first, with who made each and why. */
export const usePromises = (building: number) => useQuery(queryFor(listPromises, { params: { building } }));

/** Adds a promise. */
export const usePromise = (onDone: () => void) => {
  const t = useText();
  return useCall(promiseHandover, {
    onDone: () => {
      onDone();
      void toast({ title: t('catalogue.promise.done'), tone: 'good' });
    },
    invalidates: [listPromises],
  });
};

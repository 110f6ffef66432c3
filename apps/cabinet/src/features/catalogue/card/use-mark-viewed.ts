import { isSignedIn } from '@novosel/client/calls/session.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listViewed, markViewed } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import { getFlatCounters } from '@novosel/contract/catalogue/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps an estate among the viewed when a signed-in person has opened it; a failure is nobody's trouble. */
export const useMarkViewed = (estate: number): void => {
  const queries = useQueryClient();
  const { mutate } = useCall(markViewed, {
    onDone: async () => {
      await queries.invalidateQueries({ ...queriesOf(listViewed), refetchType: 'none' });
      await queries.invalidateQueries(queriesOf(getFlatCounters));
    },
  });
  useEffect(() => {
    if (isSignedIn()) mutate({ body: { estate } });
  }, [estate, mutate]);
};

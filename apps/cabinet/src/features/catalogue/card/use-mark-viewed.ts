import { isSignedIn } from '@novosel/client/calls/session.ts';
import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listViewed, markViewed } from '@novosel/contract/catalogue/choosing/choosing-endpoints.ts';
import { getFlatCounters } from '@novosel/contract/catalogue/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Adds an estate to the viewed ones when a signed-in person opens it; a failure is ignored. */
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

import { queryFor } from '@novosel/client/queries/query-for.ts';
import { deskChats } from '@novosel/contract/chat/desk-endpoints.ts';
import { Counter } from '@novosel/ui/status/counter.tsx';
import { useQuery } from '@tanstack/react-query';

/** How many conversations wait for an answer. */
export const WaitingCount = () => {
  const { data } = useQuery(queryFor(deskChats, { query: { state: 'waiting' } }));
  const waiting = data?.data.waiting;
  return waiting ? <Counter value={waiting} /> : null;
};

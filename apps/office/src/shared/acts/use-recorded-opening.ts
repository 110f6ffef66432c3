import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

/**
 * What the desk opens on record (promise 52): it is asked once an opening and never by itself again; `anew`
 * opens it once more, which is on record too, and `turn` tells the openings apart.
 */
export const useRecordedOpening = <Answer>(what: string, id: string | number, ask: () => Promise<Answer>) => {
  const opening = useId();
  const [turn, setTurn] = useState(0);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [what, id, opening, turn],
    queryFn: ask,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return { data, error, isFetching, refetch, turn, anew: () => setTurn(turn + 1) };
};

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';

/**
 * Data whose opening is recorded (promise 52): fetched once per opening and never automatically again. `anew`
 * opens them again, which is recorded too; `turn` counts the openings.
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

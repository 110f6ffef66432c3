import { isSignedIn } from '@novosel/client/calls/session.ts';
import { watchHouse } from '@novosel/client/live/live.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getHouseBoard } from '@novosel/contract/catalogue/drawn/houses-endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** In ms: a guest has no socket for news, so his page polls. */
const guestAsksEvery = 30_000;

/** The «шахматка» of a building, kept fresh: by the server's news, for a guest by polling. */
export const useBoard = (building: number, known: boolean) => {
  useEffect(() => (known ? watchHouse(building) : undefined), [building, known]);
  return useQuery({
    ...queryFor(getHouseBoard, { params: { building } }),
    enabled: known,
    refetchInterval: isSignedIn() ? false : guestAsksEvery,
  });
};

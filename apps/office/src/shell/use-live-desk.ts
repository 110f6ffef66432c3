import { goLive } from '@novosel/client/live/live.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps the desk fresh by the server's news while it is open. */
export function useLiveDesk(): void {
  const queries = useQueryClient();
  useEffect(() => {
    let left = false;
    let stop: (() => void) | undefined;
    goLive(queries).then(
      (leave) => {
        if (left) leave();
        else stop = leave;
      },
      // Without a socket the data stays, and the next visit of the page tries again.
      () => undefined,
    );
    return () => {
      left = true;
      stop?.();
    };
  }, [queries]);
}

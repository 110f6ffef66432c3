import { useState } from 'react';

interface AskedAct {
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** State of a confirmation window; the finished act closes it. */
export const useActWindow = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    close,
    of: ({ reset, isPending: busy, error }: AskedAct) => ({
      // A former failure must not be shown for an act that was not tried yet.
      ask: () => {
        reset();
        setOpen(true);
      },
      window: { open, onClose: close, busy, error },
    }),
  };
};

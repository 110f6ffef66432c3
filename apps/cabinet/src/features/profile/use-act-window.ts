import { useState } from 'react';

interface AskedAct {
  readonly reset: () => void;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** The window that is read before an act: the act closes it when it is done. */
export const useActWindow = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return {
    close,
    of: ({ reset, isPending: busy, error }: AskedAct) => ({
      // What failed before is not said of an act that has not been tried.
      ask: () => {
        reset();
        setOpen(true);
      },
      window: { open, onClose: close, busy, error },
    }),
  };
};

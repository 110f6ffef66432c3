import { useCall } from '@novosel/client/queries/use-call.ts';
import { endDelegation, listDelegates } from '@novosel/contract/delegates/endpoints.ts';
import { getUser } from '@novosel/contract/users/endpoints.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';

/** The window in which trust is taken back or given up, and the act itself. */
export const useEndTrust = (id: string, done: string, onFocusLost: () => void) => {
  const [open, setOpen] = useState(false);
  const end = useCall(endDelegation, {
    invalidates: [listDelegates, getUser],
    onDone: () => {
      setOpen(false);
      onFocusLost();
      void toast({ tone: 'good', title: done });
    },
  });
  return {
    // What failed before is not said of an act that has not been tried.
    ask: () => {
      end.reset();
      setOpen(true);
    },
    window: {
      open,
      onClose: () => setOpen(false),
      busy: end.isPending,
      error: end.error,
      onAct: () => end.mutate({ params: { delegation: id } }),
    },
  };
};

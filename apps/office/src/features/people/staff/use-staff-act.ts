import { useCall } from '@novosel/client/queries/use-call.ts';
import { listStaff, staffOne } from '@novosel/contract/desk/staff-endpoints.ts';
import type {
  blockStaff,
  changeRoles,
  dismissStaff,
  resetFactor,
  unblockStaff,
} from '@novosel/contract/session/staff-endpoints.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useStaleStep } from '../../../shared/acts/use-stale-step.ts';

/**
 * An act on a staff account: afterwards shows a message, and refetches card and list, also when somebody else
 * has already done it.
 */
export function useStaffAct<
  E extends
    | typeof blockStaff
    | typeof changeRoles
    | typeof dismissStaff
    | typeof resetFactor
    | typeof unblockStaff,
>(endpoint: E, { said, onDone }: { said: string; onDone: () => void }) {
  const act = useCall(endpoint, {
    invalidates: [staffOne, listStaff],
    onDone: () => {
      onDone();
      void toast({ title: said, tone: 'good' });
    },
  });
  useStaleStep(act.error, staffOne, listStaff);
  return act;
}

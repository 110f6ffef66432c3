import { useCall } from '@novosel/client/queries/use-call.ts';
import { deskPerson, findPeople } from '@novosel/contract/desk/people-endpoints.ts';
import type { closeSignIn, openSignIn, requirePassword } from '@novosel/contract/session/desk-endpoints.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

/** An act on a person's sign-in: afterwards shows a message, and refetches card and list. */
export function usePersonAct<E extends typeof closeSignIn | typeof openSignIn | typeof requirePassword>(
  endpoint: E,
  { said, onDone }: { said: string; onDone: () => void },
) {
  return useCall(endpoint, {
    invalidates: [deskPerson, findPeople],
    onDone: () => {
      onDone();
      void toast({ title: said, tone: 'good' });
    },
  });
}

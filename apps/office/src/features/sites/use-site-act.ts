import { useCall } from '@novosel/client/queries/use-call.ts';
import { deskSite, listDeskSites } from '@novosel/contract/sites/desk-endpoints.ts';
import type { AnswerOf, AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

/** An act on a client: afterwards refetches card and list, and shows a message where nothing else does. */
export function useSiteAct<E extends AnyEndpoint>(
  endpoint: E,
  { said, onDone }: { said?: string; onDone: (answer: AnswerOf<E>) => void },
) {
  return useCall(endpoint, {
    invalidates: [deskSite, listDeskSites],
    onDone: (answer) => {
      onDone(answer);
      // A new secret speaks for itself, and a toast would cover its buttons.
      if (said) void toast({ title: said, tone: 'good' });
    },
  });
}

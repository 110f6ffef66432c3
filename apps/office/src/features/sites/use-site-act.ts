import { useCall } from '@novosel/client/queries/use-call.ts';
import { deskSite, listDeskSites } from '@novosel/contract/sites/desk-endpoints.ts';
import type { AnswerOf, AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

/**
 * An act about a client: when it is done, card and list are asked anew, and it is said where nothing else
 * says it.
 */
export function useSiteAct<E extends AnyEndpoint>(
  endpoint: E,
  { said, onDone }: { said?: string; onDone: (answer: AnswerOf<E>) => void },
) {
  return useCall(endpoint, {
    invalidates: [deskSite, listDeskSites],
    onDone: (answer) => {
      onDone(answer);
      // A secret that is told next says it by itself, and a note would lie over its buttons.
      if (said) void toast({ title: said, tone: 'good' });
    },
  });
}

import { useCall } from '@novosel/client/queries/use-call.ts';
import { deskDeal, deskQueue } from '@novosel/contract/desk/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

interface CardAct {
  /** The part of the card that the act belongs to. */
  readonly part: AnyEndpoint;
  /** Lists that show it as well. */
  readonly lists: readonly AnyEndpoint[];
  readonly said: string;
  readonly onDone: () => void;
}

/**
 * An act on a part of the card: refetches what shows it, also after a refusal, since others may have acted
 * meanwhile.
 */
export const useCardAct = <E extends AnyEndpoint>(endpoint: E, { part, lists, said, onDone }: CardAct) =>
  useCall(endpoint, {
    invalidates: [part, deskDeal, deskQueue, ...lists],
    afterRefusal: [part, deskDeal],
    onDone: () => {
      onDone();
      void toast({ tone: 'good', title: said });
    },
  });

import { errorWords } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { isWrongStep, tellWrongStep } from '../navigation/wrong-step.ts';

interface DealAct<E extends AnyEndpoint> {
  readonly endpoint: E;
  readonly estate: number;
  /** Endpoint of what the page shows beside the deal: refetched after the act. */
  readonly shown: AnyEndpoint;
  readonly onDone?: (() => unknown) | undefined;
}

/** An act on a part of a deal; when the deal is at another place, opens the window about the wrong step. */
export const useDealAct = <E extends AnyEndpoint>({ endpoint, estate, shown, onDone }: DealAct<E>) => {
  const t = useText();
  const stale = [shown, getDeal, listDeals];
  const call = useCall(endpoint, { invalidates: stale, afterRefusal: stale, onDone: () => onDone?.() });
  const { error } = call;
  return {
    busy: call.isPending,
    error,
    reset: call.reset,
    words: error && !isWrongStep(error) ? errorWords(error, t('network')) : [],
    send: (input: InputOf<E>) =>
      call.mutate(input, { onError: (refused) => isWrongStep(refused) && tellWrongStep(estate) }),
  };
};

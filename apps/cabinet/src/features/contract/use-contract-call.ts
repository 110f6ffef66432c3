import { errorWords } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getContract } from '@novosel/contract/contracts/endpoints.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { isWrongStep, tellWrongStep } from '../../shared/navigation/wrong-step.ts';

const stale = [getContract, getDeal, listDeals];

/** An act on the contract of a deal; when the deal stands elsewhere, the window of the wrong step says so. */
export const useContractCall = <E extends AnyEndpoint>(
  endpoint: E,
  estate: number,
  onDone?: () => unknown,
) => {
  const t = useText();
  const call = useCall(endpoint, { invalidates: stale, afterRefusal: stale, onDone: () => onDone?.() });
  const { error } = call;
  return {
    busy: call.isPending,
    words: error && !isWrongStep(error) ? errorWords(error, t('network')) : [],
    send: (input: InputOf<E>) =>
      call.mutate(input, { onError: (refused) => isWrongStep(refused) && tellWrongStep(estate) }),
  };
};

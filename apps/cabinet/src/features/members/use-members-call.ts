import { errorWords } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { getMembers } from '@novosel/contract/members/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { isWrongStep, tellWrongStep } from '../../shared/navigation/wrong-step.ts';

const stale = [getMembers, getDeal, listDeals];

/** An act on the members of a deal; when the deal stands elsewhere, the window of the wrong step says so. */
export const useMembersCall = <E extends AnyEndpoint>(
  endpoint: E,
  estate: number,
  onDone?: () => unknown,
) => {
  const t = useText();
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

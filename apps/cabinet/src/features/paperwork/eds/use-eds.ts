import { errorWords } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getEds } from '@novosel/contract/eds/endpoints.ts';
import { getOrders } from '@novosel/contract/eds/order-endpoints.ts';
import type { AnswerOf, AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';

/** The person's orders, data and term. */
export const useEds = () => {
  const query = useQuery(queryFor(getOrders));
  return { view: query.data?.data, query };
};

const shown = [getOrders, getEds];

/** An act on an order or on its data: what shows it is loaded again, also after a refusal. */
export const useEdsAct = <E extends AnyEndpoint>(endpoint: E, onDone?: (answer: AnswerOf<E>) => unknown) => {
  const t = useText();
  const call = useCall(endpoint, {
    invalidates: shown,
    afterRefusal: shown,
    onDone: (answer) => onDone?.(answer),
  });
  const { error } = call;
  return {
    busy: call.isPending,
    error,
    words: error ? errorWords(error, t('network')) : [],
    send: (input: InputOf<E>) => call.mutate(input),
  };
};

import type { AnswerOf, AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isOutcomeUnknown } from '../calls/errors.ts';
import type { InputOf, LooseInput } from '../calls/input.ts';
import { nextTask } from '../unsent/next-task.ts';
import { deliver } from '../unsent/unsent.ts';
import { queriesOf } from './query-for.ts';

interface UseCallOptions<E extends AnyEndpoint> {
  /** Answers that are out of date after the act. */
  readonly invalidates?: readonly AnyEndpoint[];
  /** Answers that may be out of date when the act is refused. */
  readonly afterRefusal?: readonly AnyEndpoint[];
  /**
   * The next act waits for the answer of the one before: answers that hold everything would else come in any
   * order.
   */
  readonly oneByOne?: boolean;
  readonly onDone?: (answer: AnswerOf<E>, input: InputOf<E>) => unknown;
}

/** What tells a file from another before its bytes are read; JSON makes nothing of it. */
const nameOf = ({ name, size, lastModified }: File) => [name, size, lastModified];

/**
 * An act of a person: `const sign = useCall(signBooking); sign.mutate({ params, body })`. A repeat of the
 * same act after «no answer» goes with the same Idempotency-Key, so it happens once (promise 35); small acts
 * are repeated by themselves when the connection is back (`unsent.ts`).
 */
export const useCall = <E extends AnyEndpoint>(
  endpoint: E,
  { invalidates = [], afterRefusal = [], oneByOne = false, onDone }: UseCallOptions<E> = {},
): UseMutationResult<AnswerOf<E>, Error, InputOf<E>> => {
  const queries = useQueryClient();
  const act = useRef<{ said: string; key: string }>(undefined);
  return useMutation({
    mutationKey: [endpoint.name],
    ...(oneByOne && { scope: { id: endpoint.name } }),
    mutationFn: async (input: InputOf<E>) => {
      const said = JSON.stringify(input ?? null, (_, value) =>
        value instanceof File ? nameOf(value) : value,
      );
      if (act.current?.said !== said) act.current = { said, key: crypto.randomUUID() };
      await nextTask();
      try {
        const answer = (await deliver(endpoint, (input ?? {}) as LooseInput, act.current.key)) as AnswerOf<E>;
        act.current = undefined;
        return answer;
      } catch (error) {
        if (!isOutcomeUnknown(error)) act.current = undefined;
        throw error;
      }
    },
    onError: () => {
      for (const one of afterRefusal) void queries.invalidateQueries(queriesOf(one));
    },
    onSuccess: async (answer, input) => {
      await onDone?.(answer, input);
      await Promise.all(invalidates.map((one) => queries.invalidateQueries(queriesOf(one))));
    },
  });
};

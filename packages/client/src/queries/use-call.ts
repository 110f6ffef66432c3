import type { AnswerOf, AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { isOutcomeUnknown } from '../calls/errors.ts';
import type { InputOf, LooseInput } from '../calls/input.ts';
import { nextTask } from '../unsent/next-task.ts';
import { deliver } from '../unsent/unsent.ts';
import { queriesOf } from './query-for.ts';

interface UseCallOptions<E extends AnyEndpoint> {
  /** Endpoints whose answers the act makes stale. */
  readonly invalidates?: readonly AnyEndpoint[];
  /** Endpoints whose answers may be stale when the server refuses the act. */
  readonly afterRefusal?: readonly AnyEndpoint[];
  /**
   * Each act waits for the answer of the one before it. Needed when every answer holds the whole state: else
   * an older answer could arrive last.
   */
  readonly oneByOne?: boolean;
  readonly onDone?: (answer: AnswerOf<E>, input: InputOf<E>) => unknown;
}

/** Identifies a file before its bytes are read; JSON would write it as {}. */
const nameOf = ({ name, size, lastModified }: File) => [name, size, lastModified];

/**
 * An act of a person: `const sign = useCall(signBooking); sign.mutate({ params, body })`. A repeat after «no
 * answer» carries the same Idempotency-Key, so the act happens once (promise 35); small acts are repeated
 * automatically when the connection is back (`unsent.ts`).
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

import { errorWords } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { answerQuestions, callOff, giveOpinion } from '@novosel/contract/slips/endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import type { SlipFormProps } from './slip-page.tsx';
import { isDead } from './use-slip.ts';

type Answering = typeof giveOpinion | typeof answerQuestions | typeof callOff;

/** Sends an answer; a link that has become invalid meanwhile is no error of the form. */
export function useSlipAct<E extends Answering>(
  endpoint: E,
  { onDone, onDead }: Pick<SlipFormProps, 'onDone' | 'onDead'>,
  forget: () => void,
) {
  const t = useText();
  const call = useCall(endpoint, {
    onDone: () => {
      forget();
      onDone();
    },
  });
  const act = call.mutateAsync as (input: InputOf<E>) => Promise<unknown>;
  const send = (input: InputOf<E>) =>
    void act(input).catch((error: unknown) => {
      if (isDead(error)) onDead();
    });
  const words = call.error ? errorWords(call.error, t('slips.unsent')) : [];
  return { send, busy: call.isPending, words };
}

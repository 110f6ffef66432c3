import { call } from '@novosel/client/calls/call.ts';
import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import { acceptConditions, getCode } from '@novosel/contract/users/endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';
import { returnToSite } from '../../shared/account/return-to-site.ts';
import { sentBy } from '../../shared/account/sent-code.ts';
import { useSentCode } from '../../shared/account/use-sent-code.ts';
import { leaveTo } from '../../shared/navigation/leave-to.ts';

/** Values of step one; kept until the code is entered, because the code is bound to them. */
export interface Said {
  readonly email: string;
  readonly surname: string;
  readonly agree: true;
  readonly additionalAgree: boolean;
}

/** The two steps (S4.3) and the messages of their refusals (S8-01…05). */
export const useCompletion = (user: number, onDone: () => Promise<unknown>) => {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [words, setWords] = useState<readonly string[]>([]);
  const code = useSentCode<Said>({ draft: 'completion', user });
  const { data: said, sent } = code;

  const letIn = () => {
    const to = returnToSite();
    return to ? leaveTo(to) : onDone();
  };

  const act = async (work: () => Promise<unknown>, unspoken: string) => {
    if (busy) return;
    setBusy(true);
    setWords([]);
    try {
      await work();
    } catch (error) {
      // The person has completed the registration in another tab.
      if (error instanceof RefusalError && error.code === 'STEP_WRONG') await letIn();
      else setWords(wordsOf(error, unspoken));
    } finally {
      setBusy(false);
    }
  };

  const wordsOf = (error: unknown, unspoken: string): readonly string[] => {
    if (!(error instanceof RefusalError)) return errorWords(error, t('network'));
    // S8-05: the person must correct his values, so their fields come back, and the same request is sent
    // again.
    if (error.errors.surname || error.errors.email) {
      code.spend();
      code.back();
    }
    if (error.errors.surname) return [t('completion.mismatch')];
    return errorWords(error, unspoken);
  };

  const ask = (entered: Said) => async () => {
    const { data } = await call(getCode, { body: { scenario: 'code:send', ...entered } });
    return sentBy(data?.phone ?? '', data ?? { resendAfterSeconds: 0, expiresInSeconds: 0 });
  };
  const send = (entered: Said) => act(() => code.begin(entered, ask(entered)), t('network'));
  const resend = () => said && act(() => code.send(said, ask(said)), t('network'));

  const accept = (typed: string) => {
    if (!said) return;
    const { agree: _, ...entered } = said;
    const body = { scenario: 'code:accept' as const, code: typed, ...entered };
    void act(async () => {
      await code.enter(() => call(acceptConditions, { body }));
      await letIn();
    }, t('completion.wrongCode'));
  };

  const back = (): void => {
    setWords([]);
    code.back();
  };

  return { busy, words, said, sent, send, resend, accept, back, forget: () => setWords([]) };
};

export type CompletionState = ReturnType<typeof useCompletion>;

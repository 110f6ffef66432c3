import { call } from '@novosel/client/call.ts';
import { errorWords, RefusalError } from '@novosel/client/errors.ts';
import { acceptConditions, getCode } from '@novosel/contract/users/endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { useState } from 'react';

/** What is entered in step one; kept while the code is on its way, because the code is bound to it. */
export interface Said {
  readonly email: string;
  readonly surname: string;
  readonly agree: true;
  readonly additionalAgree: boolean;
}

/** A code is on its way: for what, whereto, and when another may be asked for (in ms of the device's clock). */
export interface Sent {
  readonly said: Said;
  /** Masked; empty when the code was sent before this page was there. */
  readonly phone: string;
  readonly resendAt: number;
}

const second = 1000;
const pauseOf = (error: unknown): number =>
  error instanceof RefusalError ? (error.retryAfterSeconds ?? 0) * second : 0;

/** The two steps (S4.3) and what is said of their refusals (S8-01…05). */
export const useCompletion = (onDone: () => Promise<unknown>) => {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [words, setWords] = useState<readonly string[]>([]);
  const [said, setSaid] = useState<Said>();
  const [sent, setSent] = useState<Sent>();

  const act = async (work: () => Promise<unknown>, refused: (error: unknown) => readonly string[]) => {
    if (busy) return;
    setBusy(true);
    setWords([]);
    try {
      await work();
    } catch (error) {
      // The registration was completed in another tab.
      if (error instanceof RefusalError && error.code === 'STEP_WRONG') await onDone();
      else setWords(refused(error));
    } finally {
      setBusy(false);
    }
  };

  const toStepOne = (): void => setSent(undefined);

  const wordsOf = (error: unknown, unspoken: string): readonly string[] => {
    if (!(error instanceof RefusalError)) return errorWords(error, t('network'));
    // S8-05: what was entered has to be mended, so its fields come back.
    if (error.errors.surname || error.errors.email) toStepOne();
    if (error.errors.surname) return [t('completion.mismatch')];
    return errorWords(error, unspoken);
  };

  const send = (entered: Said) => {
    setSaid(entered);
    return act(
      async () => {
        const { data } = await call(getCode, { body: { scenario: 'code:send', ...entered } });
        const pause = (data?.resendAfterSeconds ?? 0) * second;
        setSent({ said: entered, phone: data?.phone ?? '', resendAt: Date.now() + pause });
      },
      (error) => {
        const tooSoon = error instanceof RefusalError && error.code === 'CODE_TOO_SOON';
        // After a reload the code of a minute ago is still good, if it was for the same.
        if (!tooSoon || said) return wordsOf(error, t('network'));
        setSent({ said: entered, phone: '', resendAt: Date.now() + pauseOf(error) });
        return [];
      },
    );
  };

  const accept = (code: string) => {
    if (!sent) return;
    const { agree: _, ...entered } = sent.said;
    void act(
      async () => {
        await call(acceptConditions, { body: { scenario: 'code:accept', code, ...entered } });
        await onDone();
      },
      (error) => wordsOf(error, t('completion.wrongCode')),
    );
  };

  const back = (): void => {
    setWords([]);
    toStepOne();
  };

  return { busy, words, said, sent, send, accept, back, forget: () => setWords([]) };
};

export type CompletionState = ReturnType<typeof useCompletion>;

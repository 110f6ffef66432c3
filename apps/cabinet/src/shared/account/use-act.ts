import { errorWords, type FieldErrors, RefusalError } from '@novosel/client/calls/errors.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useCallback, useState } from 'react';

export interface Refusal {
  /** Messages for the whole step; empty when the fields show them. */
  readonly words: readonly string[];
  readonly fields: FieldErrors;
}

const none: Refusal = { words: [], fields: {} };

/** Refusals about the code itself, shown at its field when they name no field. */
const ofCode = ['CODE_WRONG', 'CODE_EXPIRED', 'CODE_TRIES_OVER'];

/** Runs one act at a time, and keeps the messages of its refusal. */
export const useAct = () => {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState(none);

  const refusalOf = (error: unknown): Refusal => {
    if (!(error instanceof RefusalError)) return { words: errorWords(error, t('network')), fields: {} };
    if (Object.keys(error.errors).length > 0) return { words: [], fields: error.errors };
    if (ofCode.includes(error.code)) return { words: [], fields: { code: [error.message] } };
    return { words: errorWords(error, t('network')), fields: {} };
  };
  const act = async (work: () => Promise<unknown>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setRefusal(none);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  const forget = useCallback(() => setRefusal(none), []);
  return { busy, refusal, act, forget };
};

export type Act = ReturnType<typeof useAct>;

import { errorWords, RefusalError } from '@novosel/client/errors.ts';
import { useCall } from '@novosel/client/use-call.ts';
import { listConsents } from '@novosel/contract/consents/endpoints.ts';
import { readScoring, sendScoringCode } from '@novosel/contract/scoring/endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { useState } from 'react';

const second = 1000;
const length = 6 as const;

/** The code that signs the consent: asked for, typed, and asked for again only after the server's pause. */
export const useConsentCode = () => {
  const t = useText();
  const [value, setValue] = useState('');
  const [sent, setSent] = useState<{ readonly phone: string; readonly resendAt: number }>();
  const call = useCall(sendScoringCode, {
    onDone: ({ data }) =>
      setSent({ phone: data.phone, resendAt: Date.now() + data.resendAfterSeconds * second }),
    afterRefusal: [readScoring, listConsents],
  });
  const tooSoon =
    call.error instanceof RefusalError && call.error.code === 'CODE_TOO_SOON' ? call.error : undefined;
  const send = () => {
    if (call.isPending) return;
    setValue('');
    call.mutate(
      { body: {} },
      {
        onError: (error) => {
          // A code asked for before a reload is still on its way: the field for it is shown.
          if (error instanceof RefusalError && error.code === 'CODE_TOO_SOON')
            setSent({ phone: '', resendAt: Date.now() + (error.retryAfterSeconds ?? 0) * second });
        },
      },
    );
  };
  return {
    length,
    value,
    setValue,
    missing: length - value.length,
    sent,
    busy: call.isPending,
    send,
    words: call.error && !tooSoon ? errorWords(call.error, t('network')) : [],
  };
};

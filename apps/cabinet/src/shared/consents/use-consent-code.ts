import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { ConsentCodeEndpoint } from '@novosel/contract/consents/code-endpoint.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useState } from 'react';

const second = 1000;

/**
 * The one-time code that signs a consent; a new one can be requested only after the server's pause.
 * @param stale endpoints whose answers may be stale after a refusal
 */
export const useConsentCode = (endpoint: ConsentCodeEndpoint, stale: readonly AnyEndpoint[]) => {
  const t = useText();
  const [sent, setSent] = useState<{ readonly to: string; readonly resendAt: number }>();
  const call = useCall(endpoint, {
    onDone: ({ data }) =>
      setSent({ to: data.phone, resendAt: Date.now() + data.resendAfterSeconds * second }),
    afterRefusal: stale,
  });
  const isTooSoon = (error: unknown) => error instanceof RefusalError && error.code === 'CODE_TOO_SOON';
  const send = () => {
    if (call.isPending) return;
    call.mutate(
      { body: {} },
      {
        onError: (error) => {
          // A code requested before a reload may still come: show its field.
          if (error instanceof RefusalError && isTooSoon(error))
            setSent({ to: '', resendAt: Date.now() + (error.retryAfterSeconds ?? 0) * second });
        },
      },
    );
  };
  return {
    sent,
    busy: call.isPending,
    send,
    words: call.error && !isTooSoon(call.error) ? errorWords(call.error, t('network')) : [],
  };
};

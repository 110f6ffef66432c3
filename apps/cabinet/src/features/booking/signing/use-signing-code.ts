import { errorWords, RefusalError } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import type { sendSigningCode } from '@novosel/contract/booking/endpoints.ts';
import type { sendTrustedCode } from '@novosel/contract/delegates/endpoints.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';
import { useState } from 'react';
import { isWrongStep } from '../../../shared/navigation/wrong-step.ts';

const second = 1000;
const gone = ['DOCUMENT_CHANGED', 'DELEGATE_SCOPE'];
const outdated = [...gone, 'HOLD_EXPIRED'];

type Sending = typeof sendSigningCode | typeof sendTrustedCode;

interface Options<E extends Sending> {
  readonly endpoint: E;
  readonly params: InputOf<E>['params'];
  /** Called when the page is out of date: it refetches. */
  readonly onOutdated: () => void;
  /** Called when the deal is at another step. */
  readonly onWrongStep: () => void;
}

/** Requests a one-time code for a document's hash; a new one only after the server's pause. */
export const useSigningCode = <E extends Sending>({
  endpoint,
  params,
  onOutdated,
  onWrongStep,
}: Options<E>) => {
  const t = useText();
  const [resendAt, setResendAt] = useState(0);
  const call = useCall<Sending>(endpoint, {
    onDone: ({ data }) => setResendAt(Date.now() + data.resendAfterSeconds * second),
  });
  const send = (sha256: string) => {
    if (call.isPending) return;
    call.mutate({ params, body: { sha256 } } as InputOf<Sending>, {
      onError: (error) => {
        if (!(error instanceof RefusalError)) return;
        if (isWrongStep(error)) onWrongStep();
        if (error.retryAfterSeconds) setResendAt(Date.now() + error.retryAfterSeconds * second);
        // The page is about to be replaced: a toast keeps the text of the refusal.
        if (gone.includes(error.code)) void toast({ tone: 'bad', text: error.message });
        if (outdated.includes(error.code)) onOutdated();
      },
    });
  };
  const tooSoon = call.error instanceof RefusalError && call.error.code === 'CODE_TOO_SOON';
  const [last, setLast] = useState(call.data?.data);
  if (call.data && call.data.data !== last) setLast(call.data.data);
  return {
    send,
    busy: call.isPending,
    /** When a new code may be asked for, in ms of the device's clock. */
    resendAt,
    // A code requested before a reload may still come: show its field.
    sent: last ?? (tooSoon ? { phone: '' } : undefined),
    words:
      call.error && !(tooSoon && last) && !isWrongStep(call.error)
        ? errorWords(call.error, t('booking.unavailable'))
        : [],
  };
};

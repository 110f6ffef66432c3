import { errorWords, RefusalError } from '@novosel/client/errors.ts';
import { queriesOf } from '@novosel/client/query-for.ts';
import { useCall } from '@novosel/client/use-call.ts';
import { getBooking, sendSigningCode } from '@novosel/contract/booking/endpoints.ts';
import { useText } from '@novosel/ui/i18n.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isWrongStep, tellWrongStep } from '../../shell/wrong-step.ts';

const second = 1000;
const outdated = ['HOLD_EXPIRED', 'DOCUMENT_CHANGED'];

/** Asks for the code of a document's hash; a new one only after the server's pause. */
export const useSigningCode = (estate: number) => {
  const t = useText();
  const queries = useQueryClient();
  const [resendAt, setResendAt] = useState(0);
  const call = useCall(sendSigningCode, {
    onDone: ({ data }) => setResendAt(Date.now() + data.resendAfterSeconds * second),
  });
  const send = (sha256: string) => {
    if (call.isPending) return;
    call.mutate(
      { params: { estate }, body: { sha256 } },
      {
        onError: (error) => {
          if (!(error instanceof RefusalError)) return;
          if (isWrongStep(error)) tellWrongStep(estate);
          if (error.retryAfterSeconds) setResendAt(Date.now() + error.retryAfterSeconds * second);
          if (outdated.includes(error.code)) {
            void queries.invalidateQueries(queriesOf(getBooking, { params: { estate } }));
          }
        },
      },
    );
  };
  const tooSoon = call.error instanceof RefusalError && call.error.code === 'CODE_TOO_SOON';
  const [last, setLast] = useState(call.data?.data);
  if (call.data && call.data.data !== last) setLast(call.data.data);
  return {
    send,
    busy: call.isPending,
    /** When a new code may be asked for, in ms of the device's clock. */
    resendAt,
    // A code asked for before a reload is still on its way: the field for it is shown.
    sent: last ?? (tooSoon ? { phone: '' } : undefined),
    words:
      call.error && !(tooSoon && last) && !isWrongStep(call.error)
        ? errorWords(call.error, t('booking.unavailable'))
        : [],
  };
};

import { errorWords } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { listAppointments } from '@novosel/contract/appointments/desk-endpoints.ts';
import { deskDeal, deskQueue } from '@novosel/contract/desk/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { toast } from '@novosel/ui/toasts/toasts.tsx';

const shown = [listAppointments, deskDeal, deskQueue];

/** An act on meetings or on hours of an office: what shows them is asked again, also after a refusal. */
export const useOfficeAct = <E extends AnyEndpoint>(endpoint: E, onDone?: () => void) => {
  const t = useText();
  const call = useCall(endpoint, {
    invalidates: shown,
    afterRefusal: shown,
    onDone: () => {
      onDone?.();
      void toast({ tone: 'good', title: t('appointments.saved') });
    },
  });
  const { error } = call;
  return {
    error,
    isPending: call.isPending,
    words: error ? errorWords(error, t('network')) : [],
    send: (input: InputOf<E>) => call.mutate(input),
  };
};

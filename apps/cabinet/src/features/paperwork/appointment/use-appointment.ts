import { errorWords } from '@novosel/client/calls/errors.ts';
import type { InputOf } from '@novosel/client/calls/input.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import { getAppointment, listSlots } from '@novosel/contract/appointments/endpoints.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { together } from '../../../shared/page/together.ts';

/** The deal of the address and its meetings. */
export const useAppointment = () => {
  const params = { estate: Number(useParams().estate) };
  const deal = useQuery(queryFor(getDeal, { params }));
  const appointment = useQuery(queryFor(getAppointment, { params }));
  return {
    deal: deal.data?.data,
    view: appointment.data?.data,
    query: together(deal, appointment),
    /** When the view came, by the watch of this computer, in ms. */
    readAt: appointment.dataUpdatedAt,
  };
};

const shown = [getAppointment, listSlots, getDeal, listDeals];

/** An act on a meeting: what shows it is asked again, also after a refusal, since others choose times too. */
export const useAppointmentAct = <E extends AnyEndpoint>(endpoint: E, onDone?: () => unknown) => {
  const t = useText();
  const call = useCall(endpoint, { invalidates: shown, afterRefusal: shown, onDone: () => onDone?.() });
  const { error } = call;
  return {
    busy: call.isPending,
    error,
    words: error ? errorWords(error, t('network')) : [],
    send: (input: InputOf<E>) => call.mutate(input),
  };
};

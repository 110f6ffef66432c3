import { call } from '@novosel/client/calls/call.ts';
import { refreshPayment } from '@novosel/contract/booking/endpoints.ts';
import type { BookingState } from '@novosel/contract/booking/rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEstateId, useKeepBooking } from '../use-booking.ts';

/** Interval of polling in ms while a payment is under way; other states change by news alone. */
const askEvery: Partial<Record<BookingState, number>> = { paying: 3000, unclear: 6000, refunding: 20_000 };

/** Polls the state of the payment until it is final; also at once when the person comes back to the tab. */
export const usePaymentNews = (state: BookingState | undefined): { asked: boolean } => {
  const estate = useEstateId();
  const keep = useKeepBooking();
  const interval = state ? askEvery[state] : undefined;
  const { data, isFetched } = useQuery({
    queryKey: ['booking.refreshPayment', { estate }],
    queryFn: () => call(refreshPayment, { params: { estate } }),
    enabled: interval !== undefined,
    refetchInterval: interval ?? false,
    refetchOnWindowFocus: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    if (data) keep(data);
  }, [data, keep]);
  return { asked: isFetched || interval === undefined };
};

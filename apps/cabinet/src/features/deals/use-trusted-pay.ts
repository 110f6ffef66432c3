import { call } from '@novosel/client/calls/call.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { useCall } from '@novosel/client/queries/use-call.ts';
import {
  getTrustedDeal,
  payAsDelegate,
  refreshTrustedPayment,
  type TrustedDeal,
} from '@novosel/contract/delegates/endpoints.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bankLink } from '../../shared/payment/bank-link.ts';

type Method = 'acquiring' | 'sbp';

/** Interval of polling in ms while the payment is under way. */
const askMs = 3000;

/**
 * Begins a payment on the principal's behalf, and polls its state; for a card the browser leaves for the
 * bank's page.
 */
export const useTrustedPay = (deal: TrustedDeal) => {
  const queries = useQueryClient();
  const [method, setMethod] = useState<Method>();
  const [leaving, setLeaving] = useState(false);
  const params = { delegation: deal.trust.id, estate: deal.card.estate.id };
  const shown = queryFor(getTrustedDeal, { params }).queryKey;
  const keep = (answer: { readonly data: TrustedDeal }) =>
    queries.setQueryData(shown, { result: true as const, data: answer.data });
  const pay = useCall(payAsDelegate, {
    onDone: (answer) => {
      keep(answer);
      const payment = answer.data.booking.payment;
      const link = payment?.method === 'acquiring' ? bankLink(payment.confirmationUrl) : undefined;
      if (!link) return;
      setLeaving(true);
      window.location.assign(link);
    },
  });
  const onItsWay = ['paying', 'unclear'].includes(deal.booking.state);
  const { error } = useQuery({
    queryKey: ['delegates.refreshPayment', params],
    queryFn: async () => {
      const answer = await call(refreshTrustedPayment, { params });
      keep(answer);
      return answer;
    },
    enabled: onItsWay && !leaving,
    refetchInterval: onItsWay ? askMs : false,
    refetchOnWindowFocus: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  useEffect(() => {
    // «Back» from the bank restores this page from the browser's cache: ask the server for the present state.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setLeaving(false);
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);
  const busy = pay.isPending || leaving;
  return {
    by: (wanted: Method) => {
      if (busy) return;
      setMethod(wanted);
      pay.mutate({ params, body: { method: wanted } });
    },
    busyWith: busy ? method : undefined,
    error: pay.error ?? error,
  };
};

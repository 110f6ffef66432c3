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

/** How often the server is asked, in ms, while the money is on its way. */
const askMs = 3000;

/**
 * Begins a payment on another's behalf, and asks what has become of it; for a card the whole page goes to the
 * bank.
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
    // «Back» from the bank brings this page as it was left; what the server knows now is asked.
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

import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { beginPayment, getBooking } from '@novosel/contract/booking/endpoints.ts';
import type { BookingScreen } from '@novosel/contract/booking/rules.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { bankLink } from '../../../shared/payment/bank-link.ts';
import { useEstateId } from '../use-booking.ts';
import { useBookingAct } from '../use-booking-act.ts';

type Method = 'acquiring' | 'sbp' | 'cash-box' | 'other';

/**
 * Begins a payment; for a card the browser leaves for the acquirer's page, the only place to enter the card.
 */
export const usePay = (screen: BookingScreen = 'payment') => {
  const estate = useEstateId();
  const queries = useQueryClient();
  const [method, setMethod] = useState<Method>();
  const [leaving, setLeaving] = useState(false);
  const pay = useBookingAct(beginPayment, {
    screen,
    onDone: ({ data }) => {
      const payment = data.booking?.payment;
      const link = payment?.method === 'acquiring' ? bankLink(payment.confirmationUrl) : undefined;
      if (!link) return;
      setLeaving(true);
      window.location.assign(link);
    },
  });
  useEffect(() => {
    // «Back» from the bank restores this page from the browser's cache: ask the server for the present state.
    const back = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setLeaving(false);
      void queries.invalidateQueries(queriesOf(getBooking, { params: { estate } }));
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, [queries, estate]);
  const busy = pay.busy || leaving;
  return {
    by: (wanted: Method) => {
      if (busy) return;
      setMethod(wanted);
      pay.act({ params: { estate }, body: { method: wanted } });
    },
    busyWith: busy ? method : undefined,
    words: pay.words,
  };
};

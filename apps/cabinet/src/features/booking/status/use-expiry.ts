import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { getBooking } from '@novosel/contract/booking/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEstateId } from '../use-booking.ts';

/**
 * In ms: the server's clock decides, so the page polls at this interval until the server says that it
 * expired.
 */
const askEvery = 3000;

/** When the term on the page has run out, asks the server for the state of the booking. */
export const useExpiry = (over: boolean): void => {
  const queries = useQueryClient();
  const estate = useEstateId();
  useEffect(() => {
    if (!over) return;
    const ask = () => void queries.invalidateQueries(queriesOf(getBooking, { params: { estate } }));
    ask();
    const timer = setInterval(ask, askEvery);
    return () => clearInterval(timer);
  }, [over, queries, estate]);
};

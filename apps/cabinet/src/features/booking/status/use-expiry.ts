import { queriesOf } from '@novosel/client/queries/query-for.ts';
import { getBooking } from '@novosel/contract/booking/endpoints.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useEstateId } from '../use-booking.ts';

/** The server's clock decides; it is asked again every so many ms until it says that the term is over. */
const askEvery = 3000;

/** When the term on the page has run out, asks the server what has become of the booking. */
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

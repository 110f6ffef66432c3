import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getBooking } from '@novosel/contract/booking/endpoints.ts';
import type { BookingPage } from '@novosel/contract/booking/schema.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router';

/** The answer of every call of a booking: the whole page with its new state. */
export interface BookingAnswer {
  readonly data: BookingPage;
}

/** ID of the estate in the address; NaN for a malformed one, which the server answers by 422. */
export const useEstateId = (): number => Number(useParams().estate);

/** The reader's booking of the estate in the address. */
export const useBooking = () => {
  const estate = useEstateId();
  return useQuery(queryFor(getBooking, { params: { estate } }));
};

/** Stores the answer of an act as the page's data, so that the next screen has it at once. */
export const useKeepBooking = () => {
  const queries = useQueryClient();
  const estate = useEstateId();
  return useCallback(
    (answer: BookingAnswer) => {
      queries.setQueryData(queryFor(getBooking, { params: { estate } }).queryKey, {
        result: true,
        data: answer.data,
      });
    },
    [queries, estate],
  );
};

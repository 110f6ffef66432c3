import { isAbsent } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getDeal } from '@novosel/contract/deals/endpoints.ts';
import { getSigning } from '@novosel/contract/signatures/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useDealAct } from '../../../shared/deal/use-deal-act.ts';
import { together } from '../../../shared/page/together.ts';

/** The deal of the address and the signing of its contract. */
export const useSigning = () => {
  const params = { estate: Number(useParams().estate) };
  const deal = useQuery(queryFor(getDeal, { params }));
  const signing = useQuery(queryFor(getSigning, { params }));
  return {
    deal: deal.data?.data,
    view: signing.data?.data,
    /** The deal has not come to it. */
    isAbsent: !signing.data && isAbsent(signing.error),
    query: together(deal, signing),
  };
};

/** An act on the signing of a deal. */
export const useSigningAct = <E extends AnyEndpoint>(endpoint: E, estate: number, onDone?: () => unknown) =>
  useDealAct({ endpoint, estate, shown: getSigning, onDone });

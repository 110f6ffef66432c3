import { getContract } from '@novosel/contract/contracts/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useDealAct } from '../../shared/deal/use-deal-act.ts';

/** An act on the contract of a deal. */
export const useContractCall = <E extends AnyEndpoint>(endpoint: E, estate: number, onDone?: () => unknown) =>
  useDealAct({ endpoint, estate, shown: getContract, onDone });

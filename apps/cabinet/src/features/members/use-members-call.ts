import { getMembers } from '@novosel/contract/members/endpoints.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { useDealAct } from '../../shared/deal/use-deal-act.ts';

/** An act on the members of a deal. */
export const useMembersCall = <E extends AnyEndpoint>(endpoint: E, estate: number, onDone?: () => unknown) =>
  useDealAct({ endpoint, estate, shown: getMembers, onDone });

import { RefusalError } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { showSlip } from '@novosel/contract/slips/endpoints.ts';
import type { SlipKind } from '@novosel/contract/slips/rules.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * The link is used, over, withdrawn or unknown: which of them, the server does not tell, and asking again is
 * no use.
 */
export const isDead = (error: unknown): boolean =>
  error instanceof RefusalError && error.code === 'LINK_DEAD';

/** What the link asks for; without a token there is nothing to ask the server. */
export const useSlip = (kind: SlipKind, token: string | undefined) =>
  useQuery({
    ...queryFor(showSlip, { params: { token: token ?? '' }, query: { kind } }),
    enabled: token !== undefined,
    // What is being filled in does not vanish under the hands; the answer itself is refused if it comes too
    // late.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

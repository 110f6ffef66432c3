import { RefusalError } from '@novosel/client/calls/errors.ts';
import { queryFor } from '@novosel/client/queries/query-for.ts';
import { showSlip } from '@novosel/contract/slips/endpoints.ts';
import type { SlipKind } from '@novosel/contract/slips/rules.ts';
import { useQuery } from '@tanstack/react-query';

/**
 * Whether the link is used, expired, withdrawn or unknown. The server does not tell which, and a retry does
 * not help.
 */
export const isDead = (error: unknown): boolean =>
  error instanceof RefusalError && error.code === 'LINK_DEAD';

/** The slip of a link; without a token there is nothing to ask the server. */
export const useSlip = (kind: SlipKind, token: string | undefined) =>
  useQuery({
    ...queryFor(showSlip, { params: { token: token ?? '' }, query: { kind } }),
    enabled: token !== undefined,
    // A form must not vanish while the person fills it in; the server refuses an answer that comes too late.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';

/**
 * Whether a promised transfer has not come yet; also for an ended booking, since the money may still come.
 */
export const isTransferPromised = ({ payments }: DeskDeal): boolean =>
  payments.some(({ method, receipt }) => method === 'other' && receipt === null);

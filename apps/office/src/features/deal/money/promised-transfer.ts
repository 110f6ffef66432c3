import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';

/** A transfer was spoken of and has not come; also of a booking that has ended: the money may come still. */
export const isTransferPromised = ({ payments }: DeskDeal): boolean =>
  payments.some(({ method, receipt }) => method === 'other' && receipt === null);

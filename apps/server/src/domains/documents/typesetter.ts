import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { doneBefore } from '../../platform/database/in-transaction.ts';
import { openSingleHelper } from '../../platform/helpers/single-helper.ts';
import type { BookingAgreementData } from './pdf/booking-agreement.data.ts';
import type { ContractPaperData } from './pdf/render-contract-paper.ts';
import type { InvoiceData } from './pdf/render-invoice.ts';

/** What a paper says. */
export type PaperOrder =
  | { readonly kind: 'booking-agreement'; readonly data: BookingAgreementData }
  | { readonly kind: 'invoice'; readonly data: InvoiceData }
  | { readonly kind: 'contract'; readonly data: ContractPaperData };

/**
 * Sets papers in a process of its own: type costs tens of milliseconds, and the one that answers has none to
 * spare.
 */
export interface Typesetter {
  /** @throws AppError UNAVAILABLE when too many wait */
  render(order: PaperOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function openTypesetter({ idleMs = 60_000 } = {}): Typesetter {
  const program = join(import.meta.dirname, 'typesetter-process.ts');
  const { ask: render, close } = openSingleHelper<PaperOrder, Uint8Array>(program, idleMs);
  return { render, close };
}

/** Gives the PDF of an order within a transaction, which does not wait for it (`doneBefore`). */
export function paperOf(typesetter: Typesetter, order: PaperOrder): Uint8Array {
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  return doneBefore(`paper ${hash}`, () => typesetter.render(order));
}

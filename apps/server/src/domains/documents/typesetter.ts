import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { doneBefore } from '../../platform/database/in-transaction.ts';
import { openSingleHelper } from '../../platform/helpers/single-helper.ts';
import type { BookingAgreementData } from './pdf/booking-agreement.data.ts';
import type { ContractPaperData } from './pdf/render-contract-paper.ts';
import type { InvoiceData } from './pdf/render-invoice.ts';

/** The content of a paper. */
export type PaperOrder =
  | { readonly kind: 'booking-agreement'; readonly data: BookingAgreementData }
  | { readonly kind: 'invoice'; readonly data: InvoiceData }
  | { readonly kind: 'contract'; readonly data: ContractPaperData };

/**
 * Makes papers in a separate process: typesetting takes tens of milliseconds, which would delay the web
 * server.
 */
export interface Typesetter {
  /** @throws AppError UNAVAILABLE when too many orders wait */
  render(order: PaperOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}

export function openTypesetter({ idleMs = 60_000 } = {}): Typesetter {
  const program = join(import.meta.dirname, 'typesetter-process.ts');
  const { ask: render, close } = openSingleHelper<PaperOrder, Uint8Array>(program, idleMs);
  return { render, close };
}

/**
 * The PDF of an order within a transaction, prepared before it, so that the transaction does not wait
 * (`doneBefore`).
 */
export function paperOf(typesetter: Typesetter, order: PaperOrder): Uint8Array {
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  return doneBefore(`paper ${hash}`, () => typesetter.render(order));
}

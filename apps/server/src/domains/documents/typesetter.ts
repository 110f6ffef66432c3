import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { AppError } from '../../platform/app-error.ts';
import { doneBefore } from '../../platform/database/in-transaction.ts';
import { HelperLost, openHelper } from '../../platform/helpers/helper.ts';
import type { BookingAgreementData } from './pdf/booking-agreement.data.ts';
import type { InvoiceData } from './pdf/render-invoice.ts';

/** What a paper says. */
export type PaperOrder =
  | { readonly kind: 'booking-agreement'; readonly data: BookingAgreementData }
  | { readonly kind: 'invoice'; readonly data: InvoiceData };

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
  const helper = openHelper<PaperOrder, Uint8Array>({
    program: join(import.meta.dirname, 'typesetter-process.ts'),
    atOnce: 1,
    maxWaiting: 64,
    maxTries: 2,
    patienceMs: 30_000,
    idleMs,
    busy: () => new AppError('UNAVAILABLE'),
  });
  return {
    async render(order) {
      try {
        return await helper.ask(order);
      } catch (error) {
        throw error instanceof HelperLost ? new AppError('UNAVAILABLE') : error;
      }
    },
    close: () => helper.close(),
  };
}

/** Gives the PDF of an order within a transaction, which does not wait for it (`doneBefore`). */
export function paperOf(typesetter: Typesetter, order: PaperOrder): Uint8Array {
  const hash = createHash('sha256').update(JSON.stringify(order)).digest('hex');
  return doneBefore(`paper ${hash}`, () => typesetter.render(order));
}

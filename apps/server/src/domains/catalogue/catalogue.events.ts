import { eventKind } from '../../platform/events.ts';

interface PriceChange {
  readonly estateId: number;
  /** The full price, kopecks. */
  readonly before: number;
  readonly after: number;
}

/** Full prices that have changed at once. */
export const estatesRepriced = eventKind<{ readonly changes: readonly PriceChange[]; readonly at: Date }>(
  'catalogue.repriced',
);

interface SaleChange {
  readonly estateId: number;
  readonly onSale: boolean;
}

/** Estates that the stock has taken off sale or put back; what bookings do is told by bookings. */
export const estatesListed = eventKind<{ readonly changes: readonly SaleChange[]; readonly at: Date }>(
  'catalogue.listed',
);

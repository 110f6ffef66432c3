import type { Prices } from '@novosel/contract/catalogue/schema.ts';
import { eventKind } from '../../platform/events.ts';

/** A change of the price by one form of payment, in kopecks. */
export interface PriceChange {
  readonly form: keyof Prices;
  /** Null when there was no price by this form. */
  readonly before: number | null;
  readonly after: number;
}

/** A change of an estate by one act on the stock; bookings publish their own events. */
interface StockChange {
  readonly estateId: number;
  /** Put on sale or taken off sale; null: unchanged. */
  readonly onSale: boolean | null;
  /** Whether it is sold now. */
  readonly sold: boolean;
  readonly prices: readonly PriceChange[];
}

/** Estates whose prices or sale have changed together; each estate is listed once. */
export const estatesRestocked = eventKind<{ readonly changes: readonly StockChange[]; readonly at: Date }>(
  'catalogue.restocked',
);

/** A booked estate is sold: the contract is registered. */
export const estateSold = eventKind<{
  readonly estateId: number;
  readonly userId: number;
  readonly at: Date;
}>('catalogue.sold');

/** News of the building site are published: of one building, or of the whole complex. */
export const siteNewsPublished = eventKind<{ readonly newsId: string; readonly at: Date }>(
  'catalogue.site-news',
);

/** Another quarter is promised for the keys of a building; `until` is its last moment in Moscow. */
export const handoverPromised = eventKind<{ readonly buildingId: number; readonly until: Date }>(
  'catalogue.handover-promised',
);

import type { Prices } from '@novosel/contract/catalogue/schema.ts';
import { eventKind } from '../../platform/events.ts';

/** A price by one form of payment, kopecks. */
export interface PriceChange {
  readonly form: keyof Prices;
  /** Null when there was none by this form. */
  readonly before: number | null;
  readonly after: number;
}

/** What one act of the stock has done to an estate; what bookings do is told by bookings. */
interface StockChange {
  readonly estateId: number;
  /** Put on sale or taken off it; null: it stays as it was. */
  readonly onSale: boolean | null;
  /** It stands as sold now. */
  readonly sold: boolean;
  readonly prices: readonly PriceChange[];
}

/** Estates whose prices or sale have changed at once; each estate stands there one time. */
export const estatesRestocked = eventKind<{ readonly changes: readonly StockChange[]; readonly at: Date }>(
  'catalogue.restocked',
);

/** A booked estate has become its buyer's: the contract is registered. */
export const estateSold = eventKind<{
  readonly estateId: number;
  readonly userId: number;
  readonly at: Date;
}>('catalogue.sold');

/** News of the building site have been published: of one building, or of the whole complex. */
export const siteNewsPublished = eventKind<{ readonly newsId: string; readonly at: Date }>(
  'catalogue.site-news',
);

/** Another quarter has been promised for the keys of a building; `until` is its last moment by Moscow. */
export const handoverPromised = eventKind<{ readonly buildingId: number; readonly until: Date }>(
  'catalogue.handover-promised',
);

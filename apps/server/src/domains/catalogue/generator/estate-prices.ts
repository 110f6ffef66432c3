import { lookup } from '@novosel/contract/wire/lookup.ts';
import type { EstateKindId, Finishing, PriceEntry, PriceHistoryEntry } from './catalogue-shape.ts';
import type { Random } from './random.ts';
import type { ComplexSite } from './sites.ts';

export interface PriceFacts {
  kind: EstateKindId;
  rooms: number | null;
  floor: number;
  floors: number;
  viewSides: readonly string[];
  finishing: Finishing;
  areaCentiM2: number;
  /** Share of the building that is built, 0 to 1. */
  built: number;
}

const finishingFactor: Record<Finishing, number> = { none: 1, prefinish: 1.035, light: 1.085, dark: 1.095 };
const viewFactor = lookup<number>({
  sea: 1.07,
  river: 1.05,
  park: 1.03,
  forest: 1.03,
  yard: 1.01,
  street: 0.98,
});
/** Small homes cost more per square metre. */
const roomsFactor = [1.13, 1.05, 1, 0.97, 0.95];
const RUBLE = 100;

/**
 * The list price (`base`) in kopecks, a whole number of ten thousands of rubles for homes and shops; paying
 * at once (`full`) is about 2.7 % less; banks lend at the list price.
 */
export function priceEstate(site: ComplexSite, facts: PriceFacts, random: Random): PriceEntry {
  const metres = facts.areaCentiM2 / 100;
  const noise = 0.99 + 0.02 * random.next();
  if (facts.kind === 13 || facts.kind === 17) {
    const perMetre = site.rublesPerM2 * (facts.kind === 13 ? 0.5 : 0.62);
    const base = rounded(perMetre * metres * noise, 5_000);
    return { full: rounded((base / RUBLE) * 0.98, 1_000), base, mortgage: null };
  }
  const floorFactor = 0.965 + 0.07 * (facts.floor / facts.floors);
  const view = facts.viewSides.reduce((factor, side) => factor * (viewFactor.get(side) ?? 1), 1);
  const size = facts.kind === 10 ? 1.2 : (roomsFactor[facts.rooms ?? 2] ?? 1);
  const apartment = facts.kind === 15 ? 0.93 : 1;
  const factor =
    floorFactor *
    view *
    size *
    apartment *
    finishingFactor[facts.finishing] *
    (0.95 + 0.08 * facts.built) *
    noise;
  return priceForms(rounded(site.rublesPerM2 * factor * metres, 10_000));
}

/** The three prices for a list price in kopecks. */
export function priceForms(base: number): PriceEntry {
  return { full: rounded((base / RUBLE) * 0.973, 1_000), base, mortgage: base };
}

/** Price changes of every estate on sale: the date, and the earlier price as a share of the present one. */
const repricings = [
  { validFrom: '2023-01-09T06:00:00.000Z', share: 0.8 },
  { validFrom: '2024-09-02T06:00:00.000Z', share: 0.86 },
  { validFrom: '2025-09-01T06:00:00.000Z', share: 0.91 },
  { validFrom: '2026-03-02T06:00:00.000Z', share: 0.945 },
  { validFrom: '2026-06-15T06:00:00.000Z', share: 0.975 },
  { validFrom: '2026-09-21T06:00:00.000Z', share: 1 },
] as const;

/** Days between the sale starts of consecutive sections. */
const daysBetweenSections = 30;
const dayMs = 86_400_000;

/** The sale start of a section, ISO 8601 in UTC; the first section starts with the building. */
export function saleStart(startedOn: string, section: number): string {
  const first = Date.parse(`${startedOn}T06:00:00.000Z`);
  return new Date(first + (section - 1) * daysBetweenSections * dayMs).toISOString();
}

/**
 * Oldest first; begins with the price of the first day of sale, and the last row of each form is the present
 * price.
 */
export function priceHistory(estateId: number, price: PriceEntry, listedAt: string): PriceHistoryEntry[] {
  const later = repricings.filter(({ validFrom }) => validFrom > listedAt);
  const atFirst = repricings.findLast(({ validFrom }) => validFrom <= listedAt) ?? repricings[0];
  const held = [{ validFrom: listedAt, share: atFirst.share }, ...later];
  return (['full', 'base', 'mortgage'] as const).flatMap((form) => {
    const present = price[form];
    if (present === null) return [];
    return held.map(({ validFrom, share }) => ({
      estateId,
      form,
      validFrom,
      kopecks: share === 1 ? present : rounded((present / RUBLE) * share, 1_000),
    }));
  });
}

/** Rubles rounded to a multiple of `to`, in kopecks. */
function rounded(rubles: number, to: number): number {
  return Math.round(rubles / to) * to * RUBLE;
}

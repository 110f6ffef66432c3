import type { Words } from '../texts/word-list.ts';
import { addDays } from '../time/day-arithmetic.ts';
import { expectedWorkingDayFrom } from '../time/expected-working-days.ts';
import { isoDay } from '../time/time.ts';

/** S3-86: where a certificate is issued. */
export const signatureWays = ['goskey', 'delivery', 'bank', 'mfc'] as const;
export type SignatureWay = (typeof signatureWays)[number];

interface PriceRow {
  /** The first day of these prices, YYYY-MM-DD. */
  readonly from: string;
  readonly kopecks: Readonly<Record<SignatureWay, number>>;
}

/** Prices of the authority, the newest first. */
const prices: readonly [PriceRow, ...PriceRow[]] = [
  { from: '2026-01-01', kopecks: { goskey: 0, delivery: 150_000, bank: 50_000, mfc: 120_000 } },
];

/** The price of a way on a day, in kopecks; before the first row, that of the first row. */
export function priceOfWay(way: SignatureWay, day: string): number {
  const row = prices.find(({ from }) => from <= day) ?? prices.at(-1) ?? prices[0];
  return row.kopecks[way];
}

/** Since when the prices of a day hold, YYYY-MM-DD. */
export const pricesSince = (day: string): string =>
  (prices.find(({ from }) => from <= day) ?? prices[0]).from;

/** Minutes in which the operator's app issues a certificate. */
export const appMinutes = 20;
const minuteMs = 60_000;
/** Working days until a certificate is ready at a desk. */
const deskDays = { bank: 1, mfc: 3 } as const;
/** The hour, Moscow time, after which a courier comes not tomorrow but the day after. */
const courierCall = 18;

/** Hours of a courier's visit, Moscow time. */
export const courierHours = [
  { from: 10, to: 14 },
  { from: 14, to: 18 },
  { from: 18, to: 22 },
] as const;
export type CourierFrom = (typeof courierHours)[number]['from'];
/** Days on which a courier can be asked to come. */
const courierDays = 7;

/** Whether it is too late to ask a courier to come tomorrow. */
const isLateForCourier = (at: Date): boolean => at.getTime() >= endOfVisits(isoDay(at), courierCall).at;

const afterWorkingDays = (day: string, count: number): string =>
  count === 0 ? day : afterWorkingDays(expectedWorkingDayFrom(addDays(day, 1)), count - 1);

/** When a certificate is ready that is ordered now. */
export interface Ready {
  /** YYYY-MM-DD, Moscow time. */
  readonly day: string;
  /** The moment by which it is there, in ms. */
  readonly at: number;
}

const endOfVisits = (day: string, hour: number): Ready => ({
  day,
  at: Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00+03:00`),
});

/** When the certificate of a way is ready that is ordered at a moment. */
export function readyBy(way: SignatureWay, now: Date): Ready {
  const today = isoDay(now);
  if (way === 'goskey') {
    const at = now.getTime() + appMinutes * minuteMs;
    return { day: isoDay(new Date(at)), at };
  }
  if (way === 'delivery') return endOfVisits(firstCourierDay(now), courierHours[0].to);
  return endOfVisits(afterWorkingDays(today, deskDays[way]), 20);
}

const firstCourierDay = (now: Date): string => addDays(isoDay(now), isLateForCourier(now) ? 2 : 1);

/** Days on which a courier can come, the nearest first. */
export const courierDaysFrom = (now: Date): string[] =>
  Array.from({ length: courierDays }, (_, ahead) => addDays(firstCourierDay(now), ahead));

/** Whether a certificate that is ready then can sign before a term; without a term it always can. */
export const makesTerm = (ready: Pick<Ready, 'at'>, term: number | null): boolean =>
  term === null || ready.at <= term;

/** Where a passport is shown. Addresses are those of the demo's town. */
export const branches = [
  {
    code: 'bank-gavanskaya',
    way: 'bank',
    address: { ru: 'Гаванская, 14', en: '14 Gavanskaya street' },
    until: 20,
  },
  {
    code: 'bank-smolenskaya',
    way: 'bank',
    address: { ru: 'Смоленская набережная, 118, корпус 3', en: '118 Smolenskaya embankment, block 3' },
    until: 19,
  },
  {
    code: 'bank-mayachnaya',
    way: 'bank',
    address: { ru: 'Маячная, 21', en: '21 Mayachnaya street' },
    until: 18,
  },
  {
    code: 'mfc-primorskaya',
    way: 'mfc',
    address: { ru: 'Приморская, 8', en: '8 Primorskaya street' },
    until: 20,
  },
  { code: 'mfc-lesnaya', way: 'mfc', address: { ru: 'Лесная, 3', en: '3 Lesnaya street' }, until: 18 },
] as const satisfies readonly {
  readonly code: string;
  readonly way: SignatureWay;
  readonly address: Words;
  readonly until: number;
}[];
export type BranchCode = (typeof branches)[number]['code'];
export const branchCodes = branches.map(({ code }) => code) as [BranchCode, ...BranchCode[]];

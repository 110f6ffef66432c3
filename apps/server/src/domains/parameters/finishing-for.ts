import { finishings } from '@novosel/contract/catalogue/codes.ts';
import type { Finishing } from '@novosel/contract/catalogue/schema.ts';
import type { ParametersOffer } from '@novosel/contract/parameters/schema.ts';
import { addMonths } from '@novosel/contract/time/day-arithmetic.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { brand } from '../../platform/brand.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { BookingRow } from '../booking/public.ts';
import { estatesById, promisedDay } from '../catalogue/public.ts';

/** Areas are hundredths of a square metre. */
const perMetre = 100;
const kopecksPerRuble = 100;

/**
 * Alternatives to the agreed finishing of a home, with the difference in price in whole rubles. Null for
 * other kinds, and from the day on which materials are bought.
 */
export async function finishingFor(
  db: Executor,
  { estateId, userId, finishing: agreed }: BookingRow,
  today: string,
): Promise<ParametersOffer['finishing']> {
  const estate = (await estatesById(db, [estateId], userId)).get(estateId);
  const handover = await promisedDay(db, estateId);
  const isHome = estate?.kind === 'flat' || estate?.kind === 'apartment';
  if (!brand.finishing || !isHome || !handover) return null;
  const { perMetreKopecks, monthsBeforeHandover } = brand.finishing;
  const until = addMonths(isoDay(handover), -monthsBeforeHandover);
  if (today > until) return null;
  const present = agreed ?? (estate.finishing as Finishing);
  const difference = (code: Finishing) =>
    ((perMetreKopecks[code] - perMetreKopecks[present]) * estate.areas.all) / perMetre;
  const wholeRubles = (sum: number) => Math.round(sum / kopecksPerRuble) * kopecksPerRuble;
  return {
    present,
    until,
    options: finishings.map((code) => ({ code, kopecks: wholeRubles(difference(code)) })),
  };
}

import { deductionYears, type Service, serviceLimits } from '@novosel/contract/services/rules.ts';
import type { OrderDetails } from '@novosel/contract/services/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { countTry } from '../../platform/limits.ts';
import { lockHolds } from '../booking/public.ts';
import { listDeals } from '../deals/public.ts';
import { personOf } from '../identity/public.ts';
import { placeRequest } from '../requests/public.ts';
import { serviceFamily } from './service-family.ts';

interface Order extends OrderDetails {
  readonly estate?: number;
  readonly comment: string;
  readonly files: readonly string[];
}

const day = 24 * 60 * 60;
/** The latest requested day, in days from now. */
const aheadDays = 365;

/**
 * Orders a service (S1-14, S1-15, S1-16). Services with a signature wait for it; others go to the desk at
 * once.
 * @throws AppError SESSION_REVOKED for a deleted account, NOT_FOUND when the estate belongs to no deal of the
 * buyer; SERVICE_OPEN, SERVICE_LIMIT, UPLOAD_LOST, VALIDATION
 */
export function orderService(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  act: BuyerAct,
  service: Service,
  { estate, comment, files, ...details }: Order,
): Promise<{ id: string; number: number }> {
  const at = clock.now();
  const userId = act.actor.id;
  const wrong = wrongDetails(details, at);
  if (wrong.length > 0)
    throw new AppError('VALIDATION', {
      fields: Object.fromEntries(wrong.map((field) => [field, ['default']])),
    });
  return inTransaction(db, async (tx) => {
    await lockHolds(tx, userId);
    // A deletion may have had the lock first: a deleted account gets no request.
    const person = await personOf(tx, userId);
    if (!person?.phone && !person?.email) throw new AppError('SESSION_REVOKED');
    if (estate !== undefined) await assertBought(tx, userId, estate);
    await countOrder(tx, userId, at);
    const state = service === 'tax' ? 'draft' : '680';
    const order = { kind: service, state, estate, details, text: comment, files } as const;
    const made = await placeRequest(tx, { ...act, at }, serviceFamily, order);
    if (!made) throw new AppError('SERVICE_OPEN');
    return made;
  });
}

/** Invalid fields: a day that has passed or is too far, years for which no tax is refunded. */
export function wrongDetails({ from, day: asked, years }: OrderDetails, at: Date): string[] {
  const wrong: string[] = [];
  const latest = isoDay(at.getTime() + aheadDays * day * 1000);
  const isWrong = (on: string) => on < isoDay(at) || on > latest;
  if (from && isWrong(from)) wrong.push('from');
  if (asked && isWrong(asked)) wrong.push('day');
  if (years?.some((year) => !deductionYears(at).includes(year))) wrong.push('years');
  return wrong;
}

/** A booking counts as a deal from its payment on. */
async function assertBought(tx: Tx, userId: number, estateId: number): Promise<void> {
  const deals = await listDeals(tx, userId);
  if (!deals.some(({ estate, state }) => estate.id === estateId && state === 'success'))
    throw new AppError('NOT_FOUND');
}

async function countOrder(tx: Tx, userId: number, now: Date): Promise<void> {
  const max = serviceLimits.aDay;
  const reached = await countTry(tx, [{ key: `services:${userId}`, max, seconds: day }], now);
  if (!reached) return;
  const seconds = Math.ceil((reached.until.getTime() - now.getTime()) / 1000);
  throw new AppError('SERVICE_LIMIT', { params: { max, seconds } });
}

import { firstChoice } from '@novosel/contract/parameters/first-choice.ts';
import { quoteOf } from '@novosel/contract/parameters/quote.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../context.ts';
import { findOwnBookings } from '../domains/booking/booking.repo.ts';
import { moveDeal, openDealOf } from '../domains/deals/public.ts';
import { chooseParameters } from '../domains/parameters/choose-parameters.ts';
import { confirmTotal } from '../domains/parameters/confirm-total.ts';
import { readParameters } from '../domains/parameters/read-parameters.ts';
import { and, gt, isNull, sql } from '../platform/database/drizzle.ts';
import { outbox } from '../platform/platform.tables.ts';
import { actOf, demoDeps, userOf, walk } from './bookings.ts';
import { agreeToDemoContract, seedRevision, sendDemoContract } from './contracts.ts';
import { type BuyerStep, demoDeals, isShared } from './deals.data.ts';
import { seedEscrow } from './escrow.ts';
import { passMembers, seedFamily } from './members.ts';
import { seedMortgage } from './mortgage.ts';
import { seedSchedule } from './schedule.ts';

/**
 * Moves buyers 05 to 12 and 16 to 18 through their deals by the use cases, each beginning some days ago. Runs
 * before the jobs of a node: they would end a hold that began in the past at once.
 */
export async function seedDeals(context: Context): Promise<void> {
  const deps = demoDeps(context);
  for (const deal of demoDeals)
    await inThePast(deps, deal.daysAgo, (past, wait) =>
      seedDeal(past, deal, { present: deps.clock.now(), wait }),
    );
}

const hourMs = 3_600_000;

/** Runs use cases with a clock in the past, without jobs and messages, which would be long outdated. */
async function inThePast(
  deps: Context,
  daysAgo: number,
  act: (past: Context, wait: (hours: number) => void) => Promise<void>,
): Promise<void> {
  const lastMessage = sql<number>`coalesce(max(${outbox.id}), 0)`;
  const [before] = await deps.db.select({ id: lastMessage }).from(outbox);
  let now = deps.clock.now().getTime() - daysAgo * 24 * hourMs;
  const jobs = { ...deps.jobs, enqueue: async () => {} };
  await act({ ...deps, jobs, clock: { now: () => new Date(now) } }, (hours) => {
    now += hours * hourMs;
  });
  await deps.db
    .update(outbox)
    .set({ deliveredAt: deps.clock.now(), payload: {} })
    .where(and(gt(outbox.id, before?.id ?? 0), isNull(outbox.deliveredAt)));
}

/** Eleven in the morning of the first day, or Saturday, that is at least half a day ahead. */
function morningAfter(since: Date, on: 'day' | 'saturday'): Date {
  const earliest = since.getTime() + 12 * hourMs;
  const morning = new Date(`${isoDay(earliest)}T11:00:00+03:00`);
  const days = on === 'day' ? 0 : (6 - morning.getUTCDay() + 7) % 7;
  const ahead = morning.getTime() + days * 24 * hourMs;
  return new Date(ahead > earliest ? ahead : ahead + (on === 'day' ? 1 : 7) * 24 * hourMs);
}

async function seedDeal(
  deps: Context,
  { number, steps, mortgage, schedule, escrow, family, revision, second }: (typeof demoDeals)[number],
  { present, wait }: { present: Date; wait: (hours: number) => void },
): Promise<void> {
  const userId = await userOf(deps, `790000000${String(number).padStart(2, '0')}`);
  if (userId === undefined) return;
  await walk(deps, { number, userId }, 'success');
  const [booking] = await findOwnBookings(deps.db, userId);
  if (booking?.state !== 'success') return;
  const places = ['parameters', ...steps.map(({ to }) => to)] as const;
  const open = await openDealOf(deps.db, booking.id);
  const reached = open?.place;
  for (const [index, step] of steps.entries()) {
    wait(step.afterHours);
    const from = places[index];
    if (!from || !open || !reached || places.indexOf(reached) > index || !places.includes(reached)) continue;
    if (step.by === 'buyer') {
      await stepOfBuyer(deps, userId, booking.estateId, step);
      continue;
    }
    if (isShared(step)) {
      await shared[step.by](deps, { dealId: open.id, userId, estateId: booking.estateId, second });
      continue;
    }
    const { to, by, reason, visit: awaited } = step;
    // The last step is recorded now, so that the deadline of the demo's deal is in the future.
    const since = index === steps.length - 1 ? present : deps.clock.now();
    const visit = awaited && {
      at: morningAfter(since, awaited.on).toISOString(),
      place: awaited.place,
    };
    await moveDeal(deps, deps.db, await actOf(deps, by), { dealId: open.id, from, to, reason, visit });
  }
  const deal = open && { dealId: open.id, userId, estateId: booking.estateId };
  if (family && deal) await seedFamily(deps, deal, wait);
  if (revision && deal) await seedRevision(deps, deal, wait);
  if (mortgage) await seedMortgage(deps, booking, wait);
  if (escrow) await seedEscrow(deps, booking.id);
  if (schedule) await seedSchedule(deps, booking, wait);
}

const shared = { members: passMembers, sending: sendDemoContract, agreement: agreeToDemoContract };

/** The buyer chooses the default terms, or confirms their total. */
async function stepOfBuyer(
  deps: Context,
  userId: number,
  estateId: number,
  { form, ownership }: BuyerStep,
): Promise<void> {
  const act = { at: deps.clock.now(), actor: { kind: 'buyer', id: userId } } as const;
  const { offer, quote } = await readParameters(deps.db, act, estateId);
  if (!form) return confirmTotal(deps, deps.db, act, { estateId, hash: quote?.hash ?? '' });
  const choice = { ...firstChoice(offer, form), ...(ownership && { ownership }), agree: true } as const;
  const { kopecks: priceKopecks } = quoteOf(offer, choice);
  await chooseParameters(deps, deps.db, act, { estateId, ...choice, priceKopecks });
}

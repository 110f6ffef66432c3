import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { type DealStage, dealStep } from '@novosel/contract/deals/steps.ts';
import type { Manager } from '@novosel/contract/managers/endpoints.ts';
import { tookCash } from '@novosel/contract/payments/took-cash.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/db.ts';
import {
  type BookingRow,
  bookingViews,
  findBooking,
  findEvents,
  findLive,
  findOwnBooking,
  subjectOf,
} from '../booking/public.ts';
import { readEstateCard } from '../catalogue/public.ts';
import { findPapersOf, toSummary } from '../documents/public.ts';
import { personOf } from '../identity/public.ts';
import { courseOfDeal, historyOf, moneyParts } from './deal-parts.ts';
import { bookingAsMember, type DealRow, findDealEvents, findDeals, findMembers } from './deals.repo.ts';
import { turnOf } from './turn.ts';

export interface DealDeps extends Pick<Context, 'clock'> {
  readonly managersOf: (userId: number) => Promise<Manager[]>;
}

/** The deal of an estate for its buyer or a member. @throws AppError NOT_FOUND, also for another's */
export async function readDeal(
  deps: DealDeps,
  db: Executor,
  userId: number,
  estateId: number,
): Promise<DealView> {
  const own = await findOwnBooking(db, userId, estateId);
  const other = own?.live ? undefined : await bookingAsMember(db, userId, estateId);
  const booking = other ? await findBooking(db, other) : own;
  if (!booking) throw new AppError('NOT_FOUND');
  return dealView(deps, db, booking, userId);
}

/** Everything known and done of a booking and its deal, as `reader` sees it. */
export async function dealView(
  { clock, managersOf }: DealDeps,
  db: Executor,
  booking: BookingRow,
  reader: number,
): Promise<DealView> {
  const live = await findLive(db, booking.estateId);
  const card = await readEstateCard(db, booking.estateId, reader, booking.live);
  if (!card) throw new AppError('NOT_FOUND');
  const estateFree = !live && card.estate.status === estateStatuses.sale;
  const [view] = await bookingViews(db, [{ booking, estateFree }]);
  if (!view) throw new AppError('NOT_FOUND');
  const deal = (await findDeals(db, [booking.id])).get(booking.id);
  const events = await findEvents(db, booking.id);
  const steps = deal ? await findDealEvents(db, deal.id) : [];
  const [manager] = await managersOf(booking.userId);
  return {
    now: clock.now().toISOString(),
    number: deal?.number ?? booking.number,
    state: booking.state,
    step: deal?.step ?? null,
    stage: stageOf(deal),
    priceKopecks: booking.priceKopecks,
    card,
    turn: turnOf({
      ...booking,
      awaitsBuyer: awaitsBuyer(view),
      paidInCash: tookCash(view.payment),
      deal: deal?.closedAt ? undefined : deal,
    }),
    course: courseOfDeal(booking, deal, events, steps),
    money: moneyParts(booking, view),
    documents: (await findPapersOf(db, [subjectOf(booking.id)])).map(toSummary),
    members: await membersOf(db, booking, deal, reader),
    manager: manager ?? null,
    history: await historyOf(db, events, steps),
    booking: view,
  };
}

export function awaitsBuyer({ payment }: { readonly payment: DealView['booking']['payment'] }): boolean {
  return Boolean(payment && (payment.confirmationUrl || payment.qr));
}

function stageOf(deal: DealRow | undefined): DealStage {
  return deal && !deal.closedAt ? dealStep(deal.step).stage : 'booking';
}

async function membersOf(
  db: Executor,
  booking: BookingRow,
  deal: DealRow | undefined,
  reader: number,
): Promise<DealView['members']> {
  const members = deal ? await findMembers(db, deal.id) : [{ userId: booking.userId, role: 'holder' }];
  const shown: DealView['members'] = [];
  for (const { userId, role } of members) {
    const person = await personOf(db, userId);
    if (person) shown.push({ name: `${person.name} ${person.surname}`, role, me: userId === reader });
  }
  return shown;
}

import { estateStatuses } from '@novosel/contract/catalogue/schema.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { dealPlace } from '@novosel/contract/deals/places.ts';
import type { DealStage } from '@novosel/contract/deals/stages.ts';
import type { Manager } from '@novosel/contract/managers/endpoints.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inSnapshot } from '../../../platform/database/in-snapshot.ts';
import {
  asAgreed,
  type BookingRow,
  bookingViews,
  closedSince,
  findBooking,
  findEvents,
  findOwnBooking,
  subjectOf,
} from '../../booking/public.ts';
import { estatesById, isTaken, readEstateCard } from '../../catalogue/public.ts';
import { findPapersOf, toSummary } from '../../documents/public.ts';
import { personOf } from '../../identity/public.ts';
import { priceOfDeal } from '../chosen-terms.ts';
import { bookingAsParty, type DealRow, findDealEvents, findDeals, findParties } from '../deals.repo.ts';
import { linkedWith } from '../linked.repo.ts';
import { escrowOrder } from '../money/escrow-order.ts';
import { scheduleOf } from '../money/schedule-view.ts';
import {
  courseOfDeal,
  historyOf,
  moneyParts,
  withoutActsOfHolder,
  withoutEscrow,
  withoutMoneyOfHolder,
} from './deal-parts.ts';
import { turnOfBooking } from './standings.ts';
import { signedAlready, turnOfSigner } from './turn-of-signer.ts';

export interface DealDeps extends Pick<Context, 'clock'> {
  readonly managersOf: (userId: number) => Promise<Manager[]>;
}

/**
 * A deal as the database holds it: its manager is asked for apart, since that question goes with those of
 * others.
 */
export type DealRead = Omit<DealView, 'manager'>;

/**
 * The deal of an estate for its buyer or a member, as it was at one moment.
 * @throws AppError NOT_FOUND, also for another's
 */
export async function readDeal(
  deps: DealDeps,
  db: Executor,
  userId: number,
  estateId: number,
  reader = userId,
): Promise<DealView> {
  const { deal, holder } = await inSnapshot(db, async (at) => {
    const booking = await bookingFor(at, userId, estateId);
    if (!booking) throw new AppError('NOT_FOUND');
    const sight = reader === userId || booking.userId === userId ? 'all' : 'common';
    const view = await dealView(deps, at, booking, reader, sight);
    const deals = [...(await findDeals(at, [booking.id])).values()];
    const signed = await signedAlready(at, userId, deals);
    const deal = signed.has(booking.id) ? { ...view, turn: turnOfSigner(view.turn) } : view;
    return { deal, holder: booking.userId };
  });
  return withManager(deps, deal, holder);
}

/** `common`: of a deal that another one holds, without his money, his papers and what he has done. */
type Sight = 'all' | 'common';

/**
 * The booking of an estate that a person holds or is a member of; the one that lives before one that is over.
 */
export async function bookingFor(
  db: Executor,
  userId: number,
  estateId: number,
): Promise<BookingRow | undefined> {
  const own = await findOwnBooking(db, userId, estateId);
  const alive = own && (await isOpen(db, own));
  const other = alive ? undefined : await bookingAsParty(db, userId, estateId);
  return other ? findBooking(db, other) : own;
}

/** Whether a booking or the deal that it became is not over. */
export async function isOpen(db: Executor, booking: BookingRow): Promise<boolean> {
  const deals = await findDeals(db, [booking.id]);
  return closedSince(booking, deals.get(booking.id)) === null;
}

/** @param holder the buyer whose manager it is */
export async function withManager(
  { managersOf }: Pick<DealDeps, 'managersOf'>,
  deal: DealRead,
  holder: number,
): Promise<DealView> {
  const [manager] = await managersOf(holder);
  return { ...deal, manager: manager ?? null };
}

/** Everything known and done of a booking and its deal, as `reader` sees it. */
export async function dealView(
  { clock }: Pick<DealDeps, 'clock'>,
  db: Executor,
  booking: BookingRow,
  reader: number,
  sight: Sight = 'all',
): Promise<DealRead> {
  const taken = await isTaken(db, booking.estateId);
  const deal = (await findDeals(db, [booking.id])).get(booking.id);
  const closedAt = closedSince(booking, deal);
  const found = await readEstateCard(db, booking.estateId, reader, !closedAt);
  if (!found) throw new AppError('NOT_FOUND');
  const card = asAgreed(found, closedAt ? undefined : { finishing: deal?.finishing ?? booking.finishing });
  const estateFree = !taken && card.estate.status === estateStatuses.sale;
  const [whole] = await bookingViews(
    db,
    [{ booking, closedAt, estateFree }],
    booking.userId === reader ? null : reader,
  );
  if (!whole) throw new AppError('NOT_FOUND');
  const common = sight === 'common';
  const view = common ? { ...whole, payment: null } : whole;
  const events = await findEvents(db, booking.id);
  const steps = deal ? await findDealEvents(db, deal.id) : [];
  const course = courseOfDeal(booking, deal, events, steps);
  const own = booking.userId === reader;
  const shown = own ? steps : withoutEscrow(common ? withoutMoneyOfHolder(steps) : steps);
  const papers = common ? [] : await findPapersOf(db, [subjectOf(booking.id)]);
  // A member is given his own papers and the contract; others name the passport of the main buyer.
  const isShown = ({ kind, ownerId }: (typeof papers)[number]) => kind === 'contract' || ownerId === reader;
  const due = {
    now: clock.now().toISOString(),
    number: deal?.number ?? booking.number,
    priceKopecks: priceOfDeal(booking, deal),
    chosenForm: deal?.paymentForm ?? null,
    turn: turnOfBooking(booking, view.payment, deal),
    schedule: deal && !common ? await scheduleOf(db, deal.id, clock.now()) : null,
    history: await historyOf(db, common ? [] : events, shown),
    booking: view,
  };
  return {
    ...due,
    id: deal?.id ?? null,
    own,
    linked: own && deal ? await linkedDeals(db, deal, reader) : [],
    state: booking.state,
    place: deal?.place ?? null,
    stage: stageOf(deal),
    card,
    course: common ? withoutActsOfHolder(course) : course,
    money: moneyParts(booking, view, deal, steps),
    escrow: own && deal ? await escrowOrder(db, { id: deal.id, holder: reader }, due) : null,
    documents: papers.filter(isShown).map(toSummary),
    members: await membersOf(db, booking, deal, reader),
  };
}

async function linkedDeals(db: Executor, deal: DealRow, reader: number): Promise<DealView['linked']> {
  const rows = await linkedWith(db, deal);
  const estates = await estatesById(
    db,
    rows.map(({ estateId }) => estateId),
    reader,
  );
  return rows.flatMap(({ id, estateId, number, closedAt }) => {
    const estate = estates.get(estateId);
    return estate ? [{ id, estate, number, closed: closedAt !== null }] : [];
  });
}

function stageOf(deal: DealRow | undefined): DealStage {
  return deal && !deal.closedAt ? dealPlace(deal.place).stage : 'booking';
}

async function membersOf(
  db: Executor,
  booking: BookingRow,
  deal: DealRow | undefined,
  reader: number,
): Promise<DealView['members']> {
  const parties = deal
    ? await findParties(db, deal.id)
    : [{ userId: booking.userId, role: 'holder' as const }];
  const shown: DealView['members'] = [];
  for (const { userId, role } of parties) {
    const person = await personOf(db, userId);
    const shownRole = role === 'representative' ? 'delegate' : 'holder';
    if (person)
      shown.push({ name: `${person.name} ${person.surname}`, role: shownRole, me: userId === reader });
  }
  return shown;
}

import { joinedTerm } from '@novosel/contract/booking/terms.ts';
import { escrowRefusal } from '@novosel/contract/deals/escrow-rules.ts';
import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { decideDeal, movesFrom } from '@novosel/contract/deals/rules.ts';
import {
  isRunning,
  type SchedulePosition,
  scheduleActs,
  scheduleRefusal,
} from '@novosel/contract/deals/schedule-rules.ts';
import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { type ActOutlook, deskActs, isOffered, refusalOf } from '@novosel/contract/desk/rules.ts';
import { tookPastAcquirer } from '@novosel/contract/payments/took-cash.ts';
import type { StaffRole } from '@novosel/contract/wire/endpoint.ts';
import { type BookingRow as Booking, endOf, findBooking, subjectOf } from '../../domains/booking/public.ts';
import {
  bookingOfDeal,
  contractSignedAt,
  type DealDeps,
  type DealRead,
  dealView,
  escrowOf,
  openDealOf,
  withManager,
} from '../../domains/deals/public.ts';
import { personOf } from '../../domains/identity/public.ts';
import { currentQuote, toQuoteView } from '../../domains/parameters/public.ts';
import { maskPassport } from '../../domains/passports/public.ts';
import { ledgerOf } from '../../domains/payments/public.ts';
import { type Evidence, evidenceOf } from '../../domains/signing/public.ts';
import { passportOf } from '../../domains/users/public.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { failedRefunds, paymentRows, turnOfPayments } from './payment-rows.ts';

interface Reader {
  readonly userId: number;
  readonly roles: readonly StaffRole[];
}

/**
 * All data and history of one deal as of one moment, and what this member of staff may do.
 * @throws AppError NOT_FOUND
 */
export async function readDeal(deps: DealDeps, db: Executor, id: string, viewer: Reader): Promise<DeskDeal> {
  const { deal, ...read } = await inSnapshot(db, (at) => readAll(deps, at, id, viewer));
  return { ...read, deal: await withManager(deps, deal, read.buyer.id) };
}

async function readAll(
  { clock }: Pick<DealDeps, 'clock'>,
  db: Executor,
  id: string,
  { userId, roles }: Reader,
): Promise<Omit<DeskDeal, 'deal'> & { deal: DealRead }> {
  const booking = await findBooking(db, (await bookingOfDeal(db, id)) ?? id);
  const buyer = booking && (await buyerOf(db, booking.userId));
  if (!booking || !buyer) throw new AppError('NOT_FOUND');
  const deal = await dealView({ clock }, db, booking, booking.userId);
  const open = await openDealOf(db, booking.id);
  const place = open?.place;
  const titles = new Map(deal.documents.map(({ id, title }) => [id, title]));
  const ledger = await ledgerOf(db, booking.id);
  const payments = await paymentRows(db, booking.id);
  const turn = turnOfPayments(payments, booking.estateId) ?? deal.turn;
  const terms = deal.id ? await currentQuote(db, deal.id) : undefined;
  const signedAt = open && (await contractSignedAt(db, open));
  const acts = actsOf({
    state: booking.state,
    holdAlive: booking.holdUntil > clock.now(),
    termAlive: endOf(booking) > clock.now(),
    paidInCash: tookPastAcquirer(deal.booking.payment),
    transferAwaited: payments.some(({ method, receipt }) => method === 'other' && receipt === null),
    failedRefunds: failedRefunds(payments),
    contractSigned: signedAt !== undefined,
    place: place ?? null,
    feeDue: booking.feeKopecks > 0,
    feePaid: deal.booking.payment?.depositStatus === 'APPROVED',
    joined: booking.term.code === joinedTerm,
    roles,
  });
  return {
    deal: { ...deal, turn },
    terms: terms ? toQuoteView(terms) : null,
    buyer,
    ledger: ledger.map((line) => ({ ...line, at: new Date(line.at).toISOString() })),
    evidence: await evidenceRows(db, booking.id, titles),
    payments,
    contractSignedAt: signedAt?.toISOString() ?? null,
    acts,
    termsRequest: await requestOf(db, booking, acts, userId),
    place: place ?? null,
    moves: place ? movesOf(place, roles, deal.schedule) : [],
    // A closed deal receives no more payments, whatever is left of its schedule.
    scheduleActs: place ? scheduleActsOf({ place, schedule: deal.schedule, roles }) : [],
    escrow: {
      account: (deal.id && (await escrowOf(db, deal.id))) || null,
      refused: escrowRefusal({ place: place ?? null, roles }),
    },
  };
}

function scheduleActsOf(position: SchedulePosition): DeskDeal['scheduleActs'] {
  return scheduleActs.map((act) => ({ act, refused: scheduleRefusal(act, position) }));
}

function movesOf(
  place: DealPlace,
  roles: readonly StaffRole[],
  schedule: DealRead['schedule'],
): DeskDeal['moves'] {
  const scheduleRuns = schedule !== null && isRunning(schedule);
  const recorded = movesFrom(place).filter((move) => move.roles.length > 0);
  return recorded.map(({ event, to }) => {
    const decision = decideDeal(place, to, roles, { scheduleRuns });
    return { event, to, refused: decision.allowed ? null : decision.why };
  });
}

/** Terms that wait for a second member of staff, while they could still be offered. */
async function requestOf(
  db: Executor,
  { termsRequest: asked }: Booking,
  acts: DeskDeal['acts'],
  readerId: number,
): Promise<DeskDeal['termsRequest']> {
  const offers = acts.some(({ act, refused }) => act === 'change-terms' && refused === null);
  // Staff who may not offer it can still read it.
  const denied = acts.some(({ act, refused }) => act === 'change-terms' && refused === 'ROLE_DENIED');
  if (!asked || !(offers || denied)) return null;
  const { staffId, ...terms } = asked;
  const staff = await personOf(db, staffId);
  return {
    ...terms,
    staff: [staff?.name, staff?.surname].filter(Boolean).join(' '),
    own: staffId === readerId,
  };
}

async function buyerOf(db: Executor, userId: number): Promise<DeskDeal['buyer'] | undefined> {
  const person = await personOf(db, userId);
  if (!person) return undefined;
  const passport = await passportOf(db, userId);
  return {
    id: person.id,
    name: [person.surname, person.name, person.patronymic].filter(Boolean).join(' '),
    phone: person.phone ?? '',
    email: person.email,
    passportMasked: passport && maskPassport(passport),
  };
}

async function evidenceRows(
  db: Executor,
  bookingId: string,
  titles: ReadonlyMap<string, string>,
): Promise<DeskDeal['evidence']> {
  const rows = await evidenceOf(db, subjectOf(bookingId));
  return rows.map(({ at, documentId, evidence, hash }) => {
    const { documentSha256, who, onBehalfOf, ip } = evidence as Evidence;
    return {
      at: at.toISOString(),
      document: titles.get(documentId) ?? documentId,
      sha256: documentSha256,
      signer: who.fullName,
      power: onBehalfOf?.power.number ?? null,
      phoneMasked: who.phoneMasked,
      ip,
      hash,
    };
  });
}

function actsOf(outlook: ActOutlook): DeskDeal['acts'] {
  return deskActs
    .filter((act) => isOffered(act, outlook))
    .map((act) => ({ act, refused: refusalOf(act, outlook) }));
}

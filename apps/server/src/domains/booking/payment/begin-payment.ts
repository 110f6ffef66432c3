import { path } from '@novosel/contract/wire/paths.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import {
  chooseCash,
  createPayment,
  openPaymentOf,
  refreshPaymentOf,
  requestPayment,
} from '../../payments/public.ts';
import { type BookingRow, findOwnBooking } from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { lockOwnBooking } from '../way/lock-booking.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { chooseTransfer } from './choose-transfer.ts';
import { feeFacts } from './fee-facts.ts';
import { isUnderWay, waitForAnswer } from './is-under-way.ts';

type Deps = Pick<
  BookingDeps,
  'acquirer' | 'clock' | 'config' | 'db' | 'events' | 'jobs' | 'log' | 'storage' | 'typesetter'
>;

export interface PaymentChoice {
  readonly userId: number;
  readonly estateId: number;
  readonly method: 'acquiring' | 'sbp' | 'cash-box' | 'other';
  /** Who pays on the buyer's behalf. */
  readonly by?: Payer;
}

interface Payer {
  readonly actorId: number;
  /** Where the acquirer sends him back to. */
  readonly returnUrl: string;
  /** Looks once more, in the transaction of the payment, whether he may, and writes down that he does. */
  readonly hold: (tx: Tx, bookingId: string) => Promise<void>;
}

/**
 * The buyer chooses how to pay the fee. For a card or SBP the try is written down first and the acquirer is
 * called after that; whatever becomes of the call, the page tells what the server knows.
 * @throws AppError PAYMENT_IN_PROGRESS, HOLD_EXPIRED, STEP_WRONG, NOT_FOUND
 */
export async function beginPayment(deps: Deps, choice: PaymentChoice): Promise<void> {
  await lookAtFormerTry(deps, choice);
  const at = deps.clock.now();
  const paymentId = await inTransaction(deps.db, async (tx) => {
    const booking = await lockOwnBooking(tx, choice.userId, choice.estateId);
    await choice.by?.hold(tx, booking.id);
    const { method } = choice;
    if (method === 'cash-box') return chooseCashDesk(deps, tx, booking);
    if (method === 'other') return chooseTransfer(deps, tx, booking, at);
    return tryToPay(deps, tx, booking, method, choice.by);
  });
  if (paymentId) await createPayment(deps, paymentId);
}

/** Before another way is begun: the first try may have been paid without our knowing yet. */
async function lookAtFormerTry(deps: Deps, { userId, estateId }: PaymentChoice): Promise<void> {
  const booking = await findOwnBooking(deps.db, userId, estateId);
  if (booking && isUnderWay(booking)) await refreshPaymentOf(deps, booking.id);
}

async function tryToPay(
  deps: Deps,
  tx: Tx,
  booking: BookingRow,
  method: 'acquiring' | 'sbp',
  by?: Payer,
): Promise<string> {
  const at = deps.clock.now();
  waitForAnswer(booking);
  const move = allowedMove(booking, 'begin-payment', factsOf(booking, at));
  const before = await openPaymentOf(tx, booking.id);
  const paymentId = await requestPayment(deps, tx, {
    bookingId: booking.id,
    method,
    description: `Бронирование № ${booking.number}`,
    returnUrl: by?.returnUrl ?? returnOf(deps, booking),
    ...(by && { actorId: by.actorId, onBehalfOf: booking.userId }),
    at,
  });
  const again = booking.state === 'paying' && paymentId === before?.id;
  const who = by ? { actorId: by.actorId, onBehalfOf: booking.userId } : { actorId: booking.userId };
  if (!again) await moveBooking(deps, tx, booking, move, { actor: 'buyer', ...who, at });
  return paymentId;
}

const returnOf = ({ config }: Pick<Deps, 'config'>, { estateId }: BookingRow): string =>
  `${config.publicUrl}${path('dealPaymentStatus', { estate: estateId, status: 'pending' })}`;

async function chooseCashDesk(deps: Deps, tx: Tx, booking: BookingRow): Promise<undefined> {
  waitForAnswer(booking);
  if (booking.state === 'cash') return;
  const at = deps.clock.now();
  const { fee } = await feeFacts(tx, booking.id);
  const move = allowedMove(booking, 'choose-cash-desk', factsOf(booking, at, fee));
  await chooseCash(tx, booking.id, at);
  await moveBooking(deps, tx, booking, move, { actor: 'buyer', actorId: booking.userId, at });
}

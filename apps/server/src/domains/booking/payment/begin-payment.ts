import { path } from '@novosel/contract/wire/paths.ts';
import type { BuyerAct } from '../../../platform/act.ts';
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
import { allowedMove, buyerOf, factsOf, moveBooking } from '../way/move-booking.ts';
import { chooseTransfer } from './choose-transfer.ts';
import { feeFacts } from './fee-facts.ts';
import { isUnderWay, waitForAnswer } from './is-under-way.ts';

type Deps = Pick<
  BookingDeps,
  'acquirer' | 'clock' | 'config' | 'db' | 'events' | 'jobs' | 'log' | 'storage' | 'typesetter'
>;

export interface PaymentChoice {
  readonly estateId: number;
  readonly method: 'acquiring' | 'sbp' | 'cash-box' | 'other';
  /** Set when another person pays on the buyer's behalf. */
  readonly by?: Payer;
}

interface Payer {
  /** Where the acquirer redirects him after the payment. */
  readonly returnUrl: string;
  /** Checks again in the transaction of the payment that he may pay, and audits the act. */
  readonly hold: (tx: Tx, bookingId: string) => Promise<void>;
}

/**
 * The buyer chooses a way to pay the fee. For a card or SBP the payment is recorded before the acquirer is
 * called; whatever the result of the call, the page shows what the server knows.
 * @throws AppError PAYMENT_IN_PROGRESS, HOLD_EXPIRED, STEP_WRONG, NOT_FOUND
 */
export async function beginPayment(deps: Deps, act: BuyerAct, choice: PaymentChoice): Promise<void> {
  const { estateId, method, by } = choice;
  const userId = buyerOf(act);
  await lookAtFormerTry(deps, userId, estateId);
  const at = deps.clock.now();
  const paymentId = await inTransaction(deps.db, async (tx) => {
    const booking = await lockOwnBooking(tx, userId, estateId);
    await by?.hold(tx, booking.id);
    if (method === 'cash-box') return chooseCashDesk(deps, tx, act, booking);
    if (method === 'other') return chooseTransfer(deps, tx, { ...act, at }, booking);
    return tryToPay(deps, tx, act, booking, { method, returnUrl: by?.returnUrl ?? returnOf(deps, booking) });
  });
  if (paymentId) await createPayment(deps, paymentId);
}

/** Asks about the first payment before another way begins: it may have succeeded without our knowledge. */
async function lookAtFormerTry(deps: Deps, userId: number, estateId: number): Promise<void> {
  const booking = await findOwnBooking(deps.db, userId, estateId);
  if (booking && isUnderWay(booking)) await refreshPaymentOf(deps, booking.id);
}

async function tryToPay(
  deps: Deps,
  tx: Tx,
  act: BuyerAct,
  booking: BookingRow,
  { method, returnUrl }: { readonly method: 'acquiring' | 'sbp'; readonly returnUrl: string },
): Promise<string> {
  const at = deps.clock.now();
  waitForAnswer(booking);
  const move = allowedMove(booking, 'begin-payment', factsOf(booking, at));
  const before = await openPaymentOf(tx, booking.id);
  const paymentId = await requestPayment(
    deps,
    tx,
    { ...act, at },
    {
      bookingId: booking.id,
      method,
      description: `Бронирование № ${booking.number}`,
      returnUrl,
    },
  );
  const again = booking.state === 'paying' && paymentId === before?.id;
  if (!again) await moveBooking(deps, tx, { ...act, at }, booking, move);
  return paymentId;
}

const returnOf = ({ config }: Pick<Deps, 'config'>, { estateId }: BookingRow): string =>
  `${config.publicUrl}${path('dealPaymentStatus', { estate: estateId, status: 'pending' })}`;

async function chooseCashDesk(deps: Deps, tx: Tx, act: BuyerAct, booking: BookingRow): Promise<undefined> {
  waitForAnswer(booking);
  if (booking.state === 'cash') return;
  const at = deps.clock.now();
  const { fee } = await feeFacts(tx, booking.id);
  const move = allowedMove(booking, 'choose-cash-desk', factsOf(booking, at, fee));
  await chooseCash(tx, booking.id, at);
  await moveBooking(deps, tx, { ...act, at }, booking, move);
}

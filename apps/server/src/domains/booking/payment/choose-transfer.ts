import { transferUntil } from '@novosel/contract/booking/transfer-term.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { brand } from '../../../platform/brand.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { createDocument, paperOf } from '../../documents/public.ts';
import { promiseTransfer } from '../../payments/public.ts';
import { passportOf } from '../../users/public.ts';
import { fullName } from '../agreement/agreement-data.ts';
import type { BookingRow } from '../booking.repo.ts';
import type { BookingDeps } from '../booking-deps.ts';
import { endOf } from '../booking-terms.ts';
import { subjectOf } from '../booking-view.ts';
import { allowedMove, factsOf, moveBooking } from '../way/move-booking.ts';
import { feeFacts } from './fee-facts.ts';
import { waitForAnswer } from './is-under-way.ts';
import { transferOrder } from './transfer-order.ts';

type Deps = Pick<BookingDeps, 'events' | 'jobs' | 'storage' | 'typesetter'>;

/**
 * The buyer will transfer the fee from his bank, which takes days: the hold is extended once for that.
 * @throws AppError STEP_WRONG where the developer accepts no transfers; PAYMENT_IN_PROGRESS, HOLD_EXPIRED
 */
export async function chooseTransfer(
  deps: Deps,
  tx: Tx,
  act: BuyerAct,
  booking: BookingRow,
): Promise<undefined> {
  const { at } = act;
  if (brand.transfer === undefined) throw new AppError('STEP_WRONG');
  waitForAnswer(booking);
  if (booking.state === 'transfer') return;
  const { fee } = await feeFacts(tx, booking.id);
  const move = allowedMove(booking, 'choose-transfer', factsOf(booking, at, fee));
  const first = await promiseTransfer(tx, booking.id, at);
  const holdUntil = first
    ? transferUntil(at, { holdUntil: booking.holdUntil, end: endOf(booking) })
    : booking.holdUntil;
  await moveBooking(deps, tx, act, booking, move, { holdUntil });
  if (!first) return;
  await makeInvoice(deps, tx, { ...booking, holdUntil }, at);
  await deps.jobs.enqueue(tx, 'booking.expire', { bookingId: booking.id }, { at: holdUntil });
}

async function makeInvoice(
  deps: Pick<Deps, 'storage' | 'typesetter'>,
  tx: Tx,
  booking: BookingRow,
  at: Date,
): Promise<void> {
  const passport = await passportOf(tx, booking.userId);
  const pdf = paperOf(deps.typesetter, {
    kind: 'invoice',
    data: {
      number: booking.number,
      at,
      brand: { ...brand.developer, color: brand.accent },
      vat: brand.transfer?.vat ?? '',
      payer: passport ? fullName(passport) : '',
      order: transferOrder(booking),
      payBy: booking.holdUntil,
    },
  });
  const title = `Счёт на оплату №\u00a0${booking.number}`;
  await createDocument(deps, tx, {
    ownerId: booking.userId,
    kind: 'invoice',
    subject: subjectOf(booking.id),
    title,
    fileName: `${title.replaceAll('\u00a0', ' ')}.pdf`,
    pdf,
    signer: null,
    at,
  });
}

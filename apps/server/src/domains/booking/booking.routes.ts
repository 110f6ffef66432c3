import * as endpoints from '@novosel/contract/booking/endpoints.ts';
import { machineBookings } from '@novosel/contract/booking/machine-endpoints.ts';
import type { BuyerAct } from '../../platform/act.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { ok } from '../../platform/http/ok.ts';
import { refreshPaymentOf } from '../payments/public.ts';
import { ownBooking } from './agreement/agreement-to-sign.ts';
import { keepTerms } from './agreement/keep-terms.ts';
import { saveBookingPassport } from './agreement/save-passport.ts';
import { sendBookingCode } from './agreement/send-signing-code.ts';
import { signBooking } from './agreement/sign-booking.ts';
import type { BookingDeps } from './booking-deps.ts';
import { readBookingPage } from './booking-page.ts';
import { cancelBooking } from './ending/cancel-booking.ts';
import { listForMachines } from './machines/list-for-machines.ts';
import { beginBooking } from './opening/begin-booking.ts';
import { beginPayment } from './payment/begin-payment.ts';

/**
 * Acts that count attempts or call outside services are resumable; the others store their answer in their own
 * transaction.
 */
const resumable = { idempotency: 'resumable' } as const;

export function bindBooking(bind: Bind, deps: BookingDeps): void {
  const page = async (db: Executor, act: BuyerAct, estate: number) =>
    ok(await readBookingPage(deps, db, act, estate));
  bind(machineBookings, async ({ db, query }) => ok(await listForMachines(deps, db, query)));
  bind(endpoints.getBooking, ({ db, act, params }) => page(db, act, params.estate));
  bind(endpoints.beginBooking, async ({ db, act, params, body }) => {
    await beginBooking(deps, db, act, { estateId: params.estate, ...body });
    return page(db, act, params.estate);
  });
  bind(endpoints.saveBookingPassport, async ({ db, act, params, body }) => {
    await saveBookingPassport(deps, db, act, { estateId: params.estate, ...body });
    return page(db, act, params.estate);
  });
  bind(endpoints.sendSigningCode, async ({ db, act, params, body }) =>
    ok(await sendBookingCode(deps, db, act, { estateId: params.estate, ...body })),
  );
  bind(
    endpoints.signBooking,
    async ({ db, act, params, body }) => {
      await signBooking(deps, act, { estateId: params.estate, ...body });
      return page(db, act, params.estate);
    },
    resumable,
  );
  bind(
    endpoints.beginPayment,
    async ({ db, act, params, body }) => {
      await beginPayment(deps, act, { estateId: params.estate, ...body });
      return page(db, act, params.estate);
    },
    resumable,
  );
  bind(endpoints.refreshPayment, async ({ db, act, params }) => {
    const { id } = await ownBooking(db, act.actor.id, params.estate);
    await refreshPaymentOf(deps, id);
    return page(db, act, params.estate);
  });
  bind(endpoints.keepTerms, async ({ db, act, params }) => {
    await keepTerms(deps, db, act, params.estate);
    return page(db, act, params.estate);
  });
  bind(endpoints.cancelBooking, async ({ db, act, params, body }) => {
    await cancelBooking(deps, db, act, { estateId: params.estate, ...body });
    return page(db, act, params.estate);
  });
}

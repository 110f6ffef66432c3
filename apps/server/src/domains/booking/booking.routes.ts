import * as endpoints from '@novosel/contract/booking/endpoints.ts';
import { machineBookings } from '@novosel/contract/booking/machine-endpoints.ts';
import type { Executor } from '../../platform/database/db.ts';
import type { Bind } from '../../platform/http/bind.ts';
import { refreshPaymentOf } from '../payments/public.ts';
import { ownBooking } from './agreement/agreement-to-sign.ts';
import { keepTerms } from './agreement/keep-terms.ts';
import { saveBookingPassport } from './agreement/save-passport.ts';
import { sendBookingCode } from './agreement/send-signing-code.ts';
import { signBooking } from './agreement/sign-booking.ts';
import { beginBooking } from './begin-booking.ts';
import type { BookingDeps, Reader } from './booking-deps.ts';
import { readBookingPage } from './booking-page.ts';
import { cancelBooking } from './ending/cancel-booking.ts';
import { listForMachines } from './machines/list-for-machines.ts';
import { beginPayment } from './payment/begin-payment.ts';

/**
 * Acts that count tries or call the outside are resumable; the others are kept in one transaction with their
 * answer.
 */
const resumable = { idempotency: 'resumable' } as const;

export function bindBooking(bind: Bind, deps: BookingDeps): void {
  const page = async (db: Executor, viewer: Reader, estate: number) => ({
    result: true as const,
    data: await readBookingPage(deps, db, viewer, estate),
  });
  bind(machineBookings, ({ db, query }) => listForMachines(deps, db, query));
  bind(endpoints.getBooking, ({ db, viewer, params }) => page(db, viewer, params.estate));
  bind(endpoints.beginBooking, async ({ db, viewer, params, body, address, requestId }) => {
    const { term, priceKopecks, rulesVersion } = body;
    const { userId } = viewer;
    await beginBooking(deps, db, {
      userId,
      estateId: params.estate,
      term,
      priceKopecks,
      rulesVersion,
      address,
      requestId,
    });
    return page(db, viewer, params.estate);
  });
  bind(endpoints.saveBookingPassport, async ({ db, act, viewer, params, body }) => {
    await saveBookingPassport(deps, db, act, { estateId: params.estate, ...body });
    return page(db, viewer, params.estate);
  });
  bind(endpoints.sendSigningCode, async ({ db, viewer, params, body }) => ({
    result: true as const,
    data: await sendBookingCode(deps, db, { userId: viewer.userId, estateId: params.estate, ...body }),
  }));
  bind(
    endpoints.signBooking,
    async ({ db, viewer, params, body, address, userAgent }) => {
      const { userId } = viewer;
      await signBooking(deps, { userId, estateId: params.estate, ...body, address, userAgent });
      return page(db, viewer, params.estate);
    },
    resumable,
  );
  bind(
    endpoints.beginPayment,
    async ({ db, viewer, params, body }) => {
      await beginPayment(deps, { userId: viewer.userId, estateId: params.estate, ...body });
      return page(db, viewer, params.estate);
    },
    resumable,
  );
  bind(endpoints.refreshPayment, async ({ db, viewer, params }) => {
    const { id } = await ownBooking(db, viewer.userId, params.estate);
    await refreshPaymentOf(deps, id);
    return page(db, viewer, params.estate);
  });
  bind(endpoints.keepTerms, async ({ db, viewer, params }) => {
    await keepTerms(deps, db, { userId: viewer.userId, estateId: params.estate });
    return page(db, viewer, params.estate);
  });
  bind(endpoints.cancelBooking, async ({ db, viewer, params, body }) => {
    await cancelBooking(deps, db, { userId: viewer.userId, estateId: params.estate, ...body });
    return page(db, viewer, params.estate);
  });
}

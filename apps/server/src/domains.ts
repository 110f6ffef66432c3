import type { Context } from './context.ts';
import { bindBooking } from './domains/booking/booking.routes.ts';
import { type BookingDeps, followPayments, workBooking } from './domains/booking/public.ts';
import { bindCatalogue } from './domains/catalogue/catalogue.routes.ts';
import { bindDeals } from './domains/deals/deals.routes.ts';
import { followBookings } from './domains/deals/public.ts';
import { bindDesk } from './domains/desk/desk.routes.ts';
import { bindDocuments } from './domains/documents/documents.routes.ts';
import { bindIdentity, bindStaffSession } from './domains/identity/identity.routes.ts';
import { cleanIdentity } from './domains/identity/public.ts';
import { bindLoyalty } from './domains/loyalty/loyalty.routes.ts';
import { bindManagers } from './domains/managers/managers.routes.ts';
import { bindMortgage } from './domains/mortgage/mortgage.routes.ts';
import { bindNotifications } from './domains/notifications/notifications.routes.ts';
import { followBookingsForNotices } from './domains/notifications/public.ts';
import { bindPayments } from './domains/payments/payments.routes.ts';
import { workPayments } from './domains/payments/public.ts';
import { workSigning } from './domains/signing/public.ts';
import { bindUsers } from './domains/users/users.routes.ts';
import { personalDiscounts } from './personal-discounts.ts';
import type { Bind } from './platform/http/bind.ts';
import { workOutbox } from './platform/outbox.ts';

/** Ties every endpoint to its use case. */
export function bindDomains(binds: Record<'cabinet' | 'office', Bind>, context: Context): void {
  const { cabinet, office } = binds;
  bindIdentity(cabinet, context);
  bindUsers(cabinet, context);
  bindManagers(cabinet, context);
  bindCatalogue(cabinet, context);
  bindDocuments(cabinet, context);
  bindPayments(cabinet, context);
  bindBooking(cabinet, bookingDeps(context));
  bindDeals(cabinet, context);
  bindMortgage(cabinet, context);
  bindLoyalty(cabinet, context);
  bindNotifications(cabinet, context);
  bindStaffSession(office, context);
  bindDesk(office, context);
}

/** Lets later domains hear the news of earlier ones, in the same transaction. */
export function listenToNews(context: Context): void {
  followPayments(context);
  followBookings(context);
  followBookingsForNotices(context);
}

const cleaningSeconds = 60 * 60;

/** Starts the background work of this node. */
export async function startWork(context: Context): Promise<void> {
  await workOutbox(context);
  await workPayments(context);
  await workSigning(context);
  await workBooking(bookingDeps(context));
  await context.jobs.every('house.clean', cleaningSeconds, () => cleanIdentity(context));
}

function bookingDeps(context: Context): BookingDeps {
  return { ...context, personalDiscounts: personalDiscounts(context) };
}

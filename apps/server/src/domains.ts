import type { Context } from './context.ts';
import { bindBooking } from './domains/booking/booking.routes.ts';
import { bindBookingDesk } from './domains/booking/booking-desk.routes.ts';
import {
  type BookingDeps,
  followEndsOfPowers,
  followPassports,
  followPayments,
  followRefunds,
  workBooking,
} from './domains/booking/public.ts';
import { bindCatalogue } from './domains/catalogue/catalogue.routes.ts';
import { bindCatalogueDesk } from './domains/catalogue/catalogue-desk.routes.ts';
import { bindChoosing } from './domains/catalogue/choosing/choosing.routes.ts';
import { bindHouses } from './domains/catalogue/houses/houses.routes.ts';
import { forgetPictures, workCatalogue } from './domains/catalogue/public.ts';
import { bindChat, bindChatDesk } from './domains/chat/chat.routes.ts';
import { workChat } from './domains/chat/public.ts';
import { bindConsents } from './domains/consents/consents.routes.ts';
import { bindDeals, bindTrustedDeals, bindTrustedSigning } from './domains/deals/deals.routes.ts';
import { bindDealsDesk } from './domains/deals/deals-desk.routes.ts';
import { followBookings, workDeals } from './domains/deals/public.ts';
import { bindDelegates } from './domains/delegates/delegates.routes.ts';
import { reviewDelegates } from './domains/delegates/public.ts';
import { bindDocuments } from './domains/documents/documents.routes.ts';
import { inspectPicture, workScanning } from './domains/documents/public.ts';
import { bindEds } from './domains/eds/eds.routes.ts';
import { bindFeedback, bindFeedbackDesk } from './domains/feedback/feedback.routes.ts';
import {
  bindAccounts,
  bindIdentity,
  bindOwnSessions,
  bindStaffAccounts,
  bindStaffSession,
} from './domains/identity/identity.routes.ts';
import { cleanIdentity } from './domains/identity/public.ts';
import { bindLoyalty, bindLoyaltyDesk } from './domains/loyalty/loyalty.routes.ts';
import { followFriends, workLoyalty } from './domains/loyalty/public.ts';
import { bindManagers } from './domains/managers/managers.routes.ts';
import { followRegistrations } from './domains/managers/public.ts';
import { bindMortgage } from './domains/mortgage/mortgage.routes.ts';
import { followMortgageConsents, workMortgage } from './domains/mortgage/public.ts';
import { bindNotifications, bindSubscriptions } from './domains/notifications/notifications.routes.ts';
import {
  followBookingsForNotices,
  followChatsForNotices,
  followDealsForNotices,
  followDelegatesForNotices,
  followDiscountsForNotices,
  followEstatesForNotices,
  followFeedbackForNotices,
  followLevelsForNotices,
  followMortgageForNotices,
  followPasskeysForNotices,
  followPassportsForNotices,
  followPowersForNotices,
  followRewardsForNotices,
  followSchedulesForNotices,
  followServicesForNotices,
  followSiteForNotices,
  followUploadsForNotices,
  workNotices,
  workSiteNotices,
} from './domains/notifications/public.ts';
import { bindPasskeys } from './domains/passkeys/passkeys.routes.ts';
import { cleanChallenges, dropPasskeys } from './domains/passkeys/public.ts';
import { bindPassports, bindPassportsDesk } from './domains/passports/passports.routes.ts';
import { bindPayments } from './domains/payments/payments.routes.ts';
import { workPayments } from './domains/payments/public.ts';
import { bindPowers, bindPowersDesk } from './domains/powers/powers.routes.ts';
import { bindPrivacy, bindPrivacyDesk } from './domains/privacy/privacy.routes.ts';
import { workPrivacy } from './domains/privacy/public.ts';
import { forgetRatings, workScoring } from './domains/scoring/public.ts';
import { bindScoring } from './domains/scoring/scoring.routes.ts';
import { attendScreens, workScreens } from './domains/screens/public.ts';
import { bindScreens, bindScreensDesk } from './domains/screens/screens.routes.ts';
import { followEnds, workServices } from './domains/services/public.ts';
import { bindServices, bindServicesDesk } from './domains/services/services.routes.ts';
import { workSigning } from './domains/signing/public.ts';
import { cleanSites, followSessions, workSites } from './domains/sites/public.ts';
import { bindSites, bindSitesDesk } from './domains/sites/sites.routes.ts';
import { bindSlips, bindSlipsDesk } from './domains/slips/slips.routes.ts';
import { bindUsers } from './domains/users/users.routes.ts';
import { personalDiscounts } from './personal-discounts.ts';
import type { Attend } from './platform/attended.ts';
import type { Bind } from './platform/http/bind.ts';
import { cleanAnswers } from './platform/http/idempotency.ts';
import { cleanIncoming } from './platform/incoming-file.ts';
import { workOutbox } from './platform/outbox.ts';
import { bindReading } from './reading/reading.routes.ts';

/** Ties every endpoint to its use case. */
export function bindDomains(binds: Record<'cabinet' | 'office', Bind>, context: Context): void {
  const { cabinet, office } = binds;
  bindIdentity(cabinet, context);
  bindAccounts(cabinet, context);
  bindOwnSessions(cabinet, context);
  bindDelegates(cabinet, context);
  bindPowers(cabinet, context);
  bindPasskeys(cabinet, context);
  bindSites(cabinet, context);
  bindUsers(cabinet, context);
  bindConsents(cabinet, context);
  bindManagers(cabinet, context);
  bindCatalogue(cabinet, context);
  bindChoosing(cabinet, context);
  bindHouses(cabinet, context);
  bindDocuments(cabinet, context);
  bindPassports(cabinet, context);
  bindPayments(cabinet, context);
  bindBooking(cabinet, bookingDeps(context));
  bindDeals(cabinet, context);
  bindTrustedDeals(cabinet, context);
  bindTrustedSigning(cabinet, context);
  bindMortgage(cabinet, context);
  bindScoring(cabinet, context);
  bindEds(cabinet, context);
  bindLoyalty(cabinet, context);
  bindFeedback(cabinet, context);
  bindServices(cabinet, context);
  bindSlips(cabinet, context);
  bindChat(cabinet, context);
  bindNotifications(cabinet, context);
  bindSubscriptions(cabinet, context);
  bindScreens(cabinet, context);
  bindPrivacy(cabinet, context);
  bindStaffSession(office, context);
  bindStaffAccounts(office, context);
  bindPassportsDesk(office, context);
  bindPowersDesk(office, context);
  bindBookingDesk(office, context);
  bindDealsDesk(office, context);
  bindReading(office, context);
  bindLoyaltyDesk(office, context);
  bindFeedbackDesk(office, context);
  bindServicesDesk(office, context);
  bindSitesDesk(office, context);
  bindSlipsDesk(office, context);
  bindChatDesk(office, context);
  bindScreensDesk(office, context);
  bindPrivacyDesk(office, context);
  bindCatalogueDesk(office, { ...context, inspectPicture });
}

/** Lets later domains hear the news of earlier ones, in the same transaction. */
export function listenToNews(context: Context): void {
  followSessions(context);
  reviewDelegates(context);
  dropPasskeys(context);
  followRegistrations(context);
  followPassports(context);
  followEndsOfPowers(context);
  followPayments(context);
  followRefunds(context);
  followBookings(context);
  followMortgageConsents(context);
  followFriends(context);
  forgetRatings(context);
  followBookingsForNotices(context);
  followDealsForNotices(context);
  followSchedulesForNotices(context);
  followMortgageForNotices(context);
  followUploadsForNotices(context);
  followDelegatesForNotices(context);
  followPasskeysForNotices(context);
  followPassportsForNotices(context);
  followPowersForNotices(context);
  followEstatesForNotices(context);
  followFeedbackForNotices(context);
  followEnds(context);
  followServicesForNotices(context);
  followLevelsForNotices(context);
  followDiscountsForNotices(context);
  followRewardsForNotices(context);
  followChatsForNotices(context);
  followSiteForNotices(context);
}

const cleaningSeconds = 60 * 60;

/** Starts the background work of this node. */
export async function startWork(context: Context): Promise<void> {
  await workOutbox(context);
  await workPayments(context);
  await workSigning(context);
  await workCatalogue(context);
  await workBooking(bookingDeps(context));
  await workDeals(context);
  await workChat(context);
  await workMortgage(context);
  await workScoring(context);
  await workLoyalty(context);
  await workServices(context);
  await workNotices(context);
  await workSiteNotices(context);
  await workScanning(context);
  await workScreens(context);
  await workPrivacy(context);
  await workSites(context);
  await context.jobs.every('house.clean', cleaningSeconds, () => cleanHouse(context));
}

/** Removes what nobody needs any more. */
export async function cleanHouse(context: Context): Promise<void> {
  await cleanIdentity(context);
  await cleanChallenges(context.db, context.clock.now());
  await cleanSites(context.db, context.clock.now());
  await cleanAnswers(context.db, context.clock.now());
  await cleanIncoming(context.config.dataDir, context.clock.now());
  await forgetPictures(context);
}

/** What is said over sockets beside news. */
export function attendSockets(context: Context): Attend {
  return attendScreens(context);
}

function bookingDeps(context: Context): BookingDeps {
  return { ...context, personalDiscounts: personalDiscounts(context) };
}

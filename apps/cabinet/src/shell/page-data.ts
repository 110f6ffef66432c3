import { queryFor } from '@novosel/client/query-for.ts';
import { getBooking } from '@novosel/contract/booking/endpoints.ts';
import { listCompared, listViewed } from '@novosel/contract/catalogue/choosing-endpoints.ts';
import { getEstate, listComplexes } from '@novosel/contract/catalogue/endpoints.ts';
import { listFavourites } from '@novosel/contract/catalogue/favourites-endpoints.ts';
import { listConsents } from '@novosel/contract/consents/endpoints.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { listFeedback, listFeedbackDrafts } from '@novosel/contract/feedback/endpoints.ts';
import { getBonusAccount, getBonusHistory, listCertificates } from '@novosel/contract/loyalty/endpoints.ts';
import { listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import type { PageName } from '@novosel/contract/paths.ts';
import { getCreditRating, readScoring } from '@novosel/contract/scoring/endpoints.ts';
import { listServices } from '@novosel/contract/services/endpoints.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { isEstateId } from '../routing/saved-targets.ts';
import { loadPart } from './loading.ts';
import { queries } from './queries.ts';

// biome-ignore lint/suspicious/noExplicitAny: queries of every answer, each exact where it is used
type AnyQuery = FetchQueryOptions<any, any, any, any>;
type Ask = (estate: number) => AnyQuery;

const booking: Ask = (estate) => queryFor(getBooking, { params: { estate } });
const deal: Ask = (estate) => queryFor(getDeal, { params: { estate } });

const rating: readonly Ask[] = [() => queryFor(getCreditRating), () => queryFor(readScoring)];

/** What a page asks for first. With this the data comes side by side with the page's code, not after it. */
const asks: Partial<Record<PageName, readonly Ask[]>> = {
  dashboard: [() => queryFor(listDeals)],
  deals: [() => queryFor(listDeals)],
  dealView: [deal],
  dealBooking: [booking],
  dealBookingStart: [booking],
  dealBookingPassport: [booking],
  dealBookingSign: [booking],
  dealBookingPayment: [booking],
  dealBookingStatus: [booking],
  dealBookingSuccess: [booking],
  dealBookingExpired: [booking],
  dealBookingResign: [booking],
  dealBookingResignSuccess: [booking],
  dealBookingCanceled: [booking],
  dealPaymentStatus: [booking],
  booking: [booking],
  estate: [(estate) => queryFor(getEstate, { params: { estate } })],
  estates: [() => queryFor(listComplexes)],
  favorites: [() => queryFor(listFavourites)],
  estatesViewed: [() => queryFor(listViewed)],
  estatesCompared: [() => queryFor(listCompared)],
  bonus: [() => queryFor(getBonusAccount), () => queryFor(getBonusHistory), () => queryFor(listCertificates)],
  services: [() => queryFor(listServices)],
  servicesInsurance: [() => queryFor(listServices)],
  servicesProperty: [() => queryFor(listServices)],
  servicesTax: [() => queryFor(listServices)],
  feedback: [() => queryFor(listFeedback), () => queryFor(listFeedbackDrafts)],
  feedbackAll: [() => queryFor(listFeedback)],
  feedbackCreate: [() => queryFor(listFeedbackDrafts)],
  notifications: [() => queryFor(listNotifications)],
  notification: [() => queryFor(listNotifications)],
  profile: [() => queryFor(listConsents)],
  scoring: rating,
  mortgageScoring: rating,
};

/** The estate in the address of a booking may be absent: then there is nothing to ask of it. */
const aboutEstate = (page: PageName, params: Params): boolean => 'estate' in params || page === 'booking';

/** Begins to fetch what the page will ask for; a failure is told by the page itself. */
export const warm = (page: PageName, params: Params): void => {
  const estate = params.estate ?? '';
  if (aboutEstate(page, params) && !isEstateId(estate)) return;
  const first = asks[page] ?? [];
  if (first.length === 0) return;
  void loadPart('data', Promise.all(first.map((ask) => queries.prefetchQuery(ask(Number(estate))))));
};

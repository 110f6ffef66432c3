import { queryFor } from '@novosel/client/query-for.ts';
import { getBooking } from '@novosel/contract/booking/endpoints.ts';
import { getEstate, listComplexes, listFlats } from '@novosel/contract/catalogue/endpoints.ts';
import { getDeal, listDeals } from '@novosel/contract/deals/endpoints.ts';
import { listNotifications } from '@novosel/contract/notifications/endpoints.ts';
import type { PageName } from '@novosel/contract/paths.ts';
import type { FetchQueryOptions } from '@tanstack/react-query';
import type { Params } from 'react-router';
import { isEstateId } from '../routing/saved-targets.ts';
import { queries } from './queries.ts';

// biome-ignore lint/suspicious/noExplicitAny: queries of every answer, each exact where it is used
type AnyQuery = FetchQueryOptions<any, any, any, any>;
type Ask = (estate: number) => AnyQuery;

const booking: Ask = (estate) => queryFor(getBooking, { params: { estate } });
const deal: Ask = (estate) => queryFor(getDeal, { params: { estate } });

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
  dealBookingCanceled: [booking],
  dealPaymentStatus: [booking],
  booking: [booking],
  estate: [(estate) => queryFor(getEstate, { params: { estate } })],
  estates: [() => queryFor(listComplexes)],
  favorites: [() => queryFor(listFlats)],
  notifications: [() => queryFor(listNotifications)],
};

/** The estate in the address of a booking may be absent: then there is nothing to ask of it. */
const aboutEstate = (page: PageName, params: Params): boolean => 'estate' in params || page === 'booking';

/** Begins to fetch what the page will ask for; a failure is told by the page itself. */
export const warm = (page: PageName, params: Params): void => {
  const estate = params.estate ?? '';
  if (aboutEstate(page, params) && !isEstateId(estate)) return;
  for (const ask of asks[page] ?? []) void queries.prefetchQuery(ask(Number(estate)));
};

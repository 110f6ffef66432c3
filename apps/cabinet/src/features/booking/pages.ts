import { queryFor } from '@novosel/client/queries/query-for.ts';
import { getBooking } from '@novosel/contract/booking/endpoints.ts';
import type { Catalogue } from '@novosel/ui/text/i18n.tsx';
import { estateCatalogue, estateFactsCatalogue } from '../../shared/estate/estate-catalogue.ts';
import { leavingCatalogue } from '../../shared/leaving/leaving-catalogue.ts';
import type { Ask, BuiltPage, Pages } from '../../shared/navigation/built-page.ts';
import type { LoadPage } from '../../shared/navigation/feature.ts';
import { readerCatalogue } from '../../shared/paper-reader/reader-catalogue.ts';
import { passportCatalogue } from '../../shared/passport/passport-catalogue.ts';
import { transferCatalogue } from '../../shared/payment/transfer-catalogue.ts';

const bookingWords: Catalogue = {
  ru: () => import('./locales/ru.po'),
  en: () => import('./locales/en.po'),
};

const ask: Ask = (estate) => queryFor(getBooking, { params: { estate } });

const page = (load: LoadPage): BuiltPage => ({
  load,
  words: [estateCatalogue, estateFactsCatalogue, bookingWords, leavingCatalogue, transferCatalogue],
  asks: [ask],
});

/** A page on which the agreement is read. */
const reading = (load: LoadPage): BuiltPage => {
  const built = page(load);
  return { ...built, words: [...built.words, readerCatalogue] };
};

export const bookingPages: Pages = {
  booking: page(() => import('./start/entry-page.tsx')),
  dealBooking: page(() => import('./start/entry-page.tsx')),
  dealBookingStart: page(() => import('./start/start-page.tsx')),
  dealBookingPassport: {
    load: () => import('./signing/passport-page.tsx'),
    words: [estateCatalogue, estateFactsCatalogue, bookingWords, leavingCatalogue, passportCatalogue],
    asks: [ask],
  },
  dealBookingSign: reading(() => import('./signing/sign-page.tsx')),
  dealBookingPayment: page(() => import('./money/payment-page.tsx')),
  dealBookingStatus: page(() => import('./status/status-page.tsx')),
  dealBookingSuccess: page(() => import('./money/success-page.tsx')),
  dealBookingResign: reading(() => import('./signing/resign-page.tsx')),
  dealBookingResignSuccess: page(() => import('./signing/resign-success-page.tsx')),
  dealBookingExpired: page(() => import('./ended/expired-page.tsx')),
  dealBookingCanceled: page(() => import('./ended/canceled-page.tsx')),
  dealPaymentStatus: { ...page(() => import('./money/payment-status-page.tsx')), layout: 'default' },
  trustedSign: { ...reading(() => import('./signing/trusted-sign-page.tsx')), asks: [] },
};

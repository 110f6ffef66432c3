import type { PageName } from '@novosel/contract/paths.ts';
import type { Catalogue } from '@novosel/ui/i18n.tsx';
import { estateCatalogue } from './estate/estate-catalogue.ts';
import type { LoadPage } from './routing/feature.ts';

interface BuiltPage {
  readonly load: LoadPage;
  readonly words: readonly Catalogue[];
  /** Asks for no data of its own, so that the sign-in stays light. */
  readonly quiet?: true;
}

const authWords: Catalogue = {
  ru: () => import('./features/auth/locales/ru.po'),
  en: () => import('./features/auth/locales/en.po'),
};
const catalogueWords: Catalogue = {
  ru: () => import('./features/catalogue/locales/ru.po'),
  en: () => import('./features/catalogue/locales/en.po'),
};
const bookingWords: Catalogue = {
  ru: () => import('./features/booking/locales/ru.po'),
  en: () => import('./features/booking/locales/en.po'),
};
const dealsWords: Catalogue = {
  ru: () => import('./features/deals/locales/ru.po'),
  en: () => import('./features/deals/locales/en.po'),
};
const dashboardWords: Catalogue = {
  ru: () => import('./shell/dashboard/locales/ru.po'),
  en: () => import('./shell/dashboard/locales/en.po'),
};
const notificationsWords: Catalogue = {
  ru: () => import('./features/notifications/locales/ru.po'),
  en: () => import('./features/notifications/locales/en.po'),
};

const elementsWords: Catalogue = {
  ru: () => import('./features/elements/locales/ru.po'),
  en: () => import('./features/elements/locales/en.po'),
};

const auth = (load: LoadPage): BuiltPage => ({ load, words: [authWords], quiet: true });
const catalogue = (load: LoadPage): BuiltPage => ({ load, words: [estateCatalogue, catalogueWords] });
const booking = (load: LoadPage): BuiltPage => ({ load, words: [estateCatalogue, bookingWords] });
const deals = (load: LoadPage): BuiltPage => ({ load, words: [estateCatalogue, dealsWords] });

/** Pages that exist; every other page of the map says what will be there. */
export const built: Partial<Record<PageName, BuiltPage>> = {
  auth: auth(() => import('./features/auth/sign-in-page.tsx')),
  authLocked: auth(() => import('./features/auth/locked-page.tsx')),
  authRenew: auth(() => import('./features/auth/renew-page.tsx')),
  authForgot: auth(() => import('./features/auth/forgot-page.tsx')),
  authRegister: auth(() => import('./features/auth/register-page.tsx')),
  logout: auth(() => import('./features/auth/sign-out-page.tsx')),
  dashboard: {
    load: () => import('./shell/dashboard/dashboard-page.tsx'),
    words: [estateCatalogue, dashboardWords, dealsWords],
  },
  estates: catalogue(() => import('./features/catalogue/estates-page.tsx')),
  estate: catalogue(() => import('./features/catalogue/estate-page.tsx')),
  favorites: catalogue(() => import('./features/catalogue/favorites-page.tsx')),
  booking: booking(() => import('./features/booking/entry-page.tsx')),
  dealBooking: booking(() => import('./features/booking/entry-page.tsx')),
  dealBookingStart: booking(() => import('./features/booking/start-page.tsx')),
  dealBookingPassport: booking(() => import('./features/booking/passport-page.tsx')),
  dealBookingSign: booking(() => import('./features/booking/sign-page.tsx')),
  dealBookingPayment: booking(() => import('./features/booking/payment-page.tsx')),
  dealBookingStatus: booking(() => import('./features/booking/status-page.tsx')),
  dealBookingSuccess: booking(() => import('./features/booking/success-page.tsx')),
  dealBookingExpired: booking(() => import('./features/booking/expired-page.tsx')),
  dealBookingCanceled: booking(() => import('./features/booking/canceled-page.tsx')),
  deals: deals(() => import('./features/deals/deals-page.tsx')),
  dealView: deals(() => import('./features/deals/deal-page.tsx')),
  dealPaymentStatus: booking(() => import('./features/booking/payment-status-page.tsx')),
  notifications: {
    load: () => import('./features/notifications/notifications-page.tsx'),
    words: [notificationsWords],
  },
  elements: { load: () => import('./features/elements/elements-page.tsx'), words: [elementsWords] },
};

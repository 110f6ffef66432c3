import type { PageName } from '@novosel/contract/paths.ts';
import type { Catalogue } from '@novosel/ui/i18n.tsx';
import { consentsCatalogue } from './consents/consents-catalogue.ts';
import { estateCatalogue, estateFactsCatalogue } from './estate/estate-catalogue.ts';
import { bonusCatalogue } from './features/bonus/bonus-catalogue.ts';
import { dealPagesCatalogue, dealsCatalogue, trustedCatalogue } from './features/deals/deals-catalogue.ts';
import { feedbackCatalogue } from './features/feedback/feedback-catalogue.ts';
import { proofCatalogue } from './features/proof/proof-catalogue.ts';
import { screensCatalogue } from './features/screens/screens-catalogue.ts';
import { leavingCatalogue } from './leaving/leaving-catalogue.ts';
import { passportCatalogue } from './passport/passport-catalogue.ts';
import { transferCatalogue } from './payment/transfer-catalogue.ts';
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
const dashboardWords: Catalogue = {
  ru: () => import('./shell/dashboard/locales/ru.po'),
  en: () => import('./shell/dashboard/locales/en.po'),
};
const discountsWords: Catalogue = {
  ru: () => import('./features/discounts/locales/ru.po'),
  en: () => import('./features/discounts/locales/en.po'),
};
const notificationsWords: Catalogue = {
  ru: () => import('./features/notifications/locales/ru.po'),
  en: () => import('./features/notifications/locales/en.po'),
};
const profileWords: Catalogue = {
  ru: () => import('./features/profile/locales/ru.po'),
  en: () => import('./features/profile/locales/en.po'),
};
const dataWords: Catalogue = {
  ru: () => import('./features/profile/data-locales/ru.po'),
  en: () => import('./features/profile/data-locales/en.po'),
};
const ownPassportWords: Catalogue = {
  ru: () => import('./features/profile/passport-locales/ru.po'),
  en: () => import('./features/profile/passport-locales/en.po'),
};
const passkeysWords: Catalogue = {
  ru: () => import('./features/profile/passkeys-locales/ru.po'),
  en: () => import('./features/profile/passkeys-locales/en.po'),
};
const sitesWords: Catalogue = {
  ru: () => import('./features/profile/sites-locales/ru.po'),
  en: () => import('./features/profile/sites-locales/en.po'),
};
const delegatesWords: Catalogue = {
  ru: () => import('./features/profile/delegates-locales/ru.po'),
  en: () => import('./features/profile/delegates-locales/en.po'),
};
const newsWords: Catalogue = {
  ru: () => import('./features/profile/news-locales/ru.po'),
  en: () => import('./features/profile/news-locales/en.po'),
};

const scoringWords: Catalogue = {
  ru: () => import('./features/scoring/locales/ru.po'),
  en: () => import('./features/scoring/locales/en.po'),
};

const elementsWords: Catalogue = {
  ru: () => import('./features/elements/locales/ru.po'),
  en: () => import('./features/elements/locales/en.po'),
};

const accessWords: Catalogue = {
  ru: () => import('./features/access/locales/ru.po'),
  en: () => import('./features/access/locales/en.po'),
};

const slipsWords: Catalogue = {
  ru: () => import('./features/slips/locales/ru.po'),
  en: () => import('./features/slips/locales/en.po'),
};

const againWords: Catalogue = {
  ru: () => import('./features/proof/again-locales/ru.po'),
  en: () => import('./features/proof/again-locales/en.po'),
};

const auth = (load: LoadPage): BuiltPage => ({ load, words: [authWords], quiet: true });
type AccessPage = keyof typeof import('./features/access/access-pages.ts');

const access = (page: AccessPage, ...more: readonly Catalogue[]): BuiltPage => ({
  load: async () => ({ default: (await import('./features/access/access-pages.ts'))[page] }),
  words: [authWords, accessWords, ...more],
  quiet: true,
});
const catalogue = (load: LoadPage): BuiltPage => ({
  load,
  words: [estateCatalogue, estateFactsCatalogue, catalogueWords],
});
const booking = (load: LoadPage): BuiltPage => ({
  load,
  words: [estateCatalogue, estateFactsCatalogue, bookingWords, leavingCatalogue, transferCatalogue],
});
const deals = (load: LoadPage): BuiltPage => ({
  load,
  words: [
    estateCatalogue,
    estateFactsCatalogue,
    dealsCatalogue,
    dealPagesCatalogue,
    leavingCatalogue,
    transferCatalogue,
  ],
});

type BonusPage = keyof typeof import('./features/bonus/bonus-pages.ts');

const bonus = (page: BonusPage): BuiltPage => ({
  load: async () => ({ default: (await import('./features/bonus/bonus-pages.ts'))[page] }),
  words: [bonusCatalogue],
});

const feedback = (load: LoadPage): BuiltPage => ({ load, words: [feedbackCatalogue] });

/** Pages of a link, most often of somebody without a session. */
const slip = (load: LoadPage): BuiltPage => ({ load, words: [slipsWords], quiet: true });

const servicesWords: Catalogue = {
  ru: () => import('./features/services/locales/ru.po'),
  en: () => import('./features/services/locales/en.po'),
};
type ServicesPage = keyof typeof import('./features/services/services-pages.ts');

const services = (page: ServicesPage): BuiltPage => ({
  load: async () => ({ default: (await import('./features/services/services-pages.ts'))[page] }),
  words: [estateCatalogue, estateFactsCatalogue, consentsCatalogue, servicesWords],
});

const mortgageWords: Catalogue = {
  ru: () => import('./features/mortgage/locales/ru.po'),
  en: () => import('./features/mortgage/locales/en.po'),
};

const mortgage = (load: LoadPage): BuiltPage => ({
  load,
  words: [estateCatalogue, consentsCatalogue, mortgageWords],
});

const scoring = (): BuiltPage => ({
  load: () => import('./features/scoring/scoring-page.tsx'),
  words: [consentsCatalogue, scoringWords],
});

/** Pages that exist; every other page of the map says what will be there. */
export const built: Partial<Record<PageName, BuiltPage>> = {
  auth: auth(() => import('./features/auth/sign-in-page.tsx')),
  authAgain: {
    load: () => import('./features/proof/again-page.tsx'),
    words: [proofCatalogue, againWords],
    quiet: true,
  },
  authConsent: {
    load: () => import('./features/profile/sites/consent-page.tsx'),
    words: [sitesWords],
    quiet: true,
  },
  authEmail: access('EmailPage'),
  authForgot: access('ForgotPage'),
  authLocked: access('LockedPage'),
  authRegister: access('RegisterPage', consentsCatalogue),
  authRenew: access('RenewPage'),
  logout: auth(() => import('./features/auth/sign-out-page.tsx')),
  dashboard: {
    load: () => import('./shell/dashboard/dashboard-page.tsx'),
    words: [estateCatalogue, dashboardWords, dealsCatalogue, transferCatalogue],
  },
  estates: catalogue(() => import('./features/catalogue/search/estates-page.tsx')),
  estate: catalogue(() => import('./features/catalogue/card/estate-page.tsx')),
  estateComplex: catalogue(() => import('./features/catalogue/complex/complex-page.tsx')),
  estateBuilding: catalogue(() => import('./features/catalogue/house/board-page.tsx')),
  estatesCompared: catalogue(() => import('./features/catalogue/comparison/comparison-page.tsx')),
  estatesViewed: catalogue(() => import('./features/catalogue/viewed/viewed-page.tsx')),
  estateSet: catalogue(() => import('./features/catalogue/selection/selection-page.tsx')),
  favorites: catalogue(() => import('./features/catalogue/favourites/favorites-page.tsx')),
  favoritesInvitation: catalogue(() => import('./features/catalogue/favourites/invitation-page.tsx')),
  booking: booking(() => import('./features/booking/entry-page.tsx')),
  dealBooking: booking(() => import('./features/booking/entry-page.tsx')),
  dealBookingStart: booking(() => import('./features/booking/start-page.tsx')),
  dealBookingPassport: {
    load: () => import('./features/booking/passport-page.tsx'),
    words: [estateCatalogue, estateFactsCatalogue, bookingWords, leavingCatalogue, passportCatalogue],
  },
  dealBookingSign: booking(() => import('./features/booking/sign-page.tsx')),
  dealBookingPayment: booking(() => import('./features/booking/payment-page.tsx')),
  dealBookingStatus: booking(() => import('./features/booking/status-page.tsx')),
  dealBookingSuccess: booking(() => import('./features/booking/success-page.tsx')),
  dealBookingResign: booking(() => import('./features/booking/resign-page.tsx')),
  dealBookingResignSuccess: booking(() => import('./features/booking/resign-success-page.tsx')),
  dealBookingExpired: booking(() => import('./features/booking/expired-page.tsx')),
  dealBookingCanceled: booking(() => import('./features/booking/canceled-page.tsx')),
  deals: deals(() => import('./features/deals/deals-page.tsx')),
  dealView: deals(() => import('./features/deals/deal-page.tsx')),
  trustedDeal: {
    load: () => import('./features/deals/trusted-page.tsx'),
    words: [estateCatalogue, estateFactsCatalogue, dealsCatalogue, dealPagesCatalogue, trustedCatalogue],
  },
  trustedSign: booking(() => import('./features/booking/trusted-sign-page.tsx')),
  dealPaymentStatus: booking(() => import('./features/booking/payment-status-page.tsx')),
  bonus: bonus('BonusPage'),
  bonusRecommend: bonus('RecommendPage'),
  discounts: {
    load: () => import('./features/discounts/discounts-page.tsx'),
    words: [discountsWords],
  },
  feedback: feedback(() => import('./features/feedback/feedback-page.tsx')),
  feedbackAll: feedback(() => import('./features/feedback/feedback-all-page.tsx')),
  feedbackCreate: feedback(() => import('./features/feedback/feedback-create-page.tsx')),
  feedbackView: feedback(() => import('./features/feedback/feedback-view-page.tsx')),
  services: services('ServicesPage'),
  servicesInsurance: services('InsurancePage'),
  servicesInsuranceRequest: services('InsuranceRequestPage'),
  servicesProperty: services('PropertyPage'),
  servicesPropertyRequest: services('PropertyRequestPage'),
  servicesTax: services('TaxPage'),
  servicesTaxConsultation: services('ConsultationPage'),
  servicesTaxCreate: services('TaxCreatePage'),
  servicesTaxSign: services('TaxSignPage'),
  servicesTaxSuccess: services('TaxSuccessPage'),
  notifications: {
    load: () => import('./features/notifications/notifications-page.tsx'),
    words: [notificationsWords],
  },
  notification: {
    load: () => import('./features/notifications/notification-page.tsx'),
    words: [notificationsWords],
  },
  profile: {
    load: () => import('./features/profile/profile-page.tsx'),
    words: [
      profileWords,
      passportCatalogue,
      ownPassportWords,
      passkeysWords,
      sitesWords,
      newsWords,
      delegatesWords,
      dataWords,
    ],
  },
  unsubscribe: {
    load: () => import('./features/profile/news/unsubscribe-page.tsx'),
    words: [newsWords],
    quiet: true,
  },
  opinion: slip(() => import('./features/slips/opinion-page.tsx')),
  questionnaire: slip(() => import('./features/slips/questionnaire-page.tsx')),
  rejectEntry: slip(() => import('./features/slips/reject-entry-page.tsx')),
  rejectTour: slip(() => import('./features/slips/reject-tour-page.tsx')),
  scoring: scoring(),
  mortgageScoring: scoring(),
  mortgage: mortgage(() => import('./features/mortgage/mortgage-page.tsx')),
  dealMortgage: mortgage(() => import('./features/mortgage/mortgage-page.tsx')),
  dealMortgageAwaits: mortgage(() => import('./features/mortgage/awaits-page.tsx')),
  screensharing: {
    load: () => import('./features/screens/screensharing-page.tsx'),
    words: [screensCatalogue],
  },
  elements: {
    load: () => import('./features/elements/elements-page.tsx'),
    words: [estateCatalogue, estateFactsCatalogue, elementsWords],
  },
};

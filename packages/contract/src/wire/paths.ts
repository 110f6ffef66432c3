/** The only map of pages (S2.1–S2.3). No other code spells a page's path. */
export const pagePatterns = {
  root: '/',
  auth: '/auth',
  authAgain: '/auth/again/:request',
  authConsent: '/auth/consent/:request',
  authEmail: '/auth/email/:token',
  authForgot: '/auth/forgot',
  authLocked: '/auth/locked',
  authRegister: '/auth/register',
  authRenew: '/auth/renew',
  login: '/login',
  logout: '/logout',
  dashboard: '/dashboard',
  bonus: '/bonus',
  bonusRecommend: '/bonus/recommend',
  bonusVerifyDocuments: '/bonus/verify/:id?/documents',
  bonusVerifyRequisites: '/bonus/verify/:id?/requisites',
  bonusVerifySign: '/bonus/verify/:id?/sign',
  check: '/check',
  discounts: '/discounts',
  documents: '/documents',
  eds: '/eds',
  edsCheck: '/eds/check',
  edsCreate: '/eds/create',
  edsCreateBank: '/eds/create/bank',
  edsCreateDelivery: '/eds/create/delivery',
  edsCreateGoskey: '/eds/create/goskey',
  edsCreateMfc: '/eds/create/mfc',
  edsSignatures: '/eds/signatures',
  edsSuccess: '/eds/success',
  elements: '/elements',
  estates: '/estates',
  estate: '/estates/:estate',
  estateBuilding: '/buildings/:building',
  estateComplex: '/complexes/:complex',
  estatesCompared: '/comparison',
  estatesViewed: '/viewed',
  estateSet: '/sets/:token',
  favorites: '/favorites',
  favoritesInvitation: '/favorites/invitation/:token',
  feedback: '/feedback',
  feedbackAll: '/feedback/all',
  feedbackCreate: '/feedback/create/:id?',
  feedbackView: '/feedback/view/:id?',
  mortgageScoring: '/mortgage/scoring',
  mortgageVerify: '/mortgage/verify',
  mortgage: '/mortgage/:id?',
  notifications: '/notifications',
  notification: '/notifications/:id',
  profile: '/profile',
  screensharing: '/screensharing',
  unsubscribe: '/unsubscribe/:token',
  trustedDeal: '/trusted/:delegation/deals/:estate',
  trustedSign: '/trusted/:delegation/deals/:estate/sign',
  services: '/services',
  servicesInsurance: '/services/insurance',
  servicesInsuranceRequest: '/services/insurance/request/:id?',
  servicesProperty: '/services/property',
  servicesPropertyRequest: '/services/property/request/:id?',
  servicesTax: '/services/tax',
  servicesTaxConsultation: '/services/tax/consultation',
  servicesTaxCreate: '/services/tax/create/:id?',
  servicesTaxSign: '/services/tax/sign/:id?',
  servicesTaxSuccess: '/services/tax/success/:number?',
  opinion: '/opinion/:token?',
  questionnaire: '/questionnaire/:token?',
  rejectEntry: '/reject-entry/:token?',
  rejectTour: '/reject-tour/:token?',
  scoring: '/scoring/:step?',
  booking: '/booking/:estate?',
  deals: '/deals/:category?',
  dealBooking: '/deals/:estate/booking',
  dealBookingCanceled: '/deals/:estate/booking/canceled',
  dealBookingExpired: '/deals/:estate/booking/expired',
  dealBookingPassport: '/deals/:estate/booking/passport',
  dealBookingPayment: '/deals/:estate/booking/payment',
  dealBookingResign: '/deals/:estate/booking/resign',
  dealBookingResignSuccess: '/deals/:estate/booking/resign-success',
  dealBookingSign: '/deals/:estate/booking/sign',
  dealBookingStart: '/deals/:estate/booking/start',
  dealBookingStatus: '/deals/:estate/booking/status',
  dealBookingSuccess: '/deals/:estate/booking/success',
  dealCompleted: '/deals/:estate/completed',
  dealContract: '/deals/:estate/contract',
  dealInspection: '/deals/:estate/inspection',
  dealMembers: '/deals/:estate/members',
  dealMortgage: '/deals/:estate/mortgage',
  dealMortgageAwaits: '/deals/:estate/mortgage/awaits',
  dealParameters: '/deals/:estate/parameters',
  dealParametersSuccess: '/deals/:estate/parameters/success',
  dealParametersTotal: '/deals/:estate/parameters/total',
  dealPaperworkAppointment: '/deals/:estate/paperwork/appointment',
  dealPaperworkAppointmentSuccess: '/deals/:estate/paperwork/appointment-success',
  dealPaperworkEds: '/deals/:estate/paperwork/eds',
  dealPayment: '/deals/:estate/payment',
  dealPaymentStatus: '/deals/:estate/payment/:status',
  dealRefund: '/deals/:estate/refund',
  dealRefundDocuments: '/deals/:estate/refund/:deposit/documents',
  dealRefundStart: '/deals/:estate/refund/:deposit/start',
  dealRefundStatement: '/deals/:estate/refund/:deposit/statement',
  dealSign: '/deals/:estate/sign',
  dealView: '/deals/:estate/view',
  dealAssignmentAwaits: '/deals/:estate/assignment/awaits',
  dealAssignmentContract: '/deals/:estate/assignment/contract',
  dealAssignmentDocuments: '/deals/:estate/assignment/documents',
  dealAssignmentStart: '/deals/:estate/assignment/start',
  dealAssignmentSuccess: '/deals/:estate/assignment/success',
} as const;

export type PageName = keyof typeof pagePatterns;

/**
 * Whether an address is a page of the app; addresses of the server (a paper, the provider) are opened by the
 * browser.
 */
export const isOwnPage = (href: string): boolean => /^\/(?!\/|api\/|oidc\/|documents\/)/.test(href);

/** One segment with two meanings (ruling S2.2-12): these words are categories, anything else is an estate. */
export const dealCategories = ['purchases', 'contracts', 'concessions', 'deposits'] as const;

/** Pages that a guest may open; `guestOnly` ones redirect a signed-in person to the home page (S2.6). */
export const openPages: readonly PageName[] = [
  'check',
  'opinion',
  'questionnaire',
  'rejectEntry',
  'rejectTour',
  'estates',
  'estate',
  'estateBuilding',
  'estateComplex',
  'estatesCompared',
  'estateSet',
  'authEmail',
  'unsubscribe',
  'logout',
  'login',
];
export const guestOnlyPages: readonly PageName[] = [
  'auth',
  'authForgot',
  'authLocked',
  'authRegister',
  'authRenew',
];

type ParamName<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | ParamName<Tail>
    : Rest
  : never;
type PathParams<Path extends string> = {
  [Name in ParamName<Path> as Name extends `${string}?` ? never : Name]: string | number;
} & { [Name in ParamName<Path> as Name extends `${infer Bare}?` ? Bare : never]?: string | number };

/**
 * Builds the path of a page: `path('dealView', { estate: 243 })` → `/deals/243/view`. Absent optional parts
 * are left out.
 */
export function path<Name extends PageName>(
  name: Name,
  ...[params]: keyof PathParams<(typeof pagePatterns)[Name]> extends never
    ? []
    : [PathParams<(typeof pagePatterns)[Name]>]
): string {
  const values = (params ?? {}) as Record<string, string | number | undefined>;
  const filled = pagePatterns[name].replace(/\/:(\w+)\??/g, (_, key: string) =>
    values[key] === undefined ? '' : `/${encodeURIComponent(String(values[key]))}`,
  );
  return filled || '/';
}

const matchers = Object.values(pagePatterns).map(
  (pattern) => new RegExp(`^${pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+')}/?$`),
);

/** Whether a person may be sent to a pathname after sign-in: a page, but not sign-in or sign-out itself. */
export function isLandingPage(pathname: string): boolean {
  if (pathname.startsWith('/logout') || pathname.startsWith('/login') || pathname.startsWith('/auth'))
    return false;
  return matchers.some((matcher) => matcher.test(pathname));
}

/** The deal of the checked pages: any estate's ID will do for pages that are not built yet. */
const deal = '/deals/{estate}';

export interface Route {
  readonly shows: string;
  readonly path: string;
  /** Where a person without a deal is redirected to. */
  readonly leads?: string;
}

const at = (section: string, from: number, paths: readonly string[]): Route[] =>
  paths.map((path, index) => ({ shows: `${section}-${String(from + index).padStart(2, '0')}`, path }));

/** S2.1: top-level pages, in the order of the specification; those for guests are separate. */
const top = at('S2.1', 2, [
  '/bonus',
  '/dashboard',
  '/discounts',
  '/documents',
  '/eds',
  '/elements',
  '/favorites',
  '/feedback',
  '/notifications',
  '/profile',
  '/screensharing',
  '/services',
]);
const topDeeper = at('S2.1', 18, [
  '/bonus/recommend',
  '/eds/check',
  '/eds/create',
  '/eds/signatures',
  '/eds/success',
  '/feedback/all',
  '/mortgage/scoring',
  '/mortgage/verify',
  '/services/insurance',
  '/services/property',
  '/services/tax',
  '/eds/create/bank',
  '/eds/create/delivery',
  '/eds/create/goskey',
  '/eds/create/mfc',
  '/services/tax/consultation',
]);

/** S2.2: with and without optional parameters. */
const withParameters = [
  ['S2.2-01', '/services/insurance/request', '/7'],
  ['S2.2-02', '/services/property/request', '/7'],
  ['S2.2-03', '/services/tax/create', '/7'],
  ['S2.2-04', '/services/tax/sign', '/7'],
  ['S2.2-05', '/services/tax/success', '/7'],
  ['S2.2-06', '/feedback/create', '/7'],
  ['S2.2-07', '/feedback/view', '/7'],
  ['S2.2-12', '/deals', '/purchases'],
  ['S2.2-13', '/mortgage', '/7'],
  ['S2.2-14', '/notifications', '/7'],
  ['S2.2-17', '/opinion', '/token'],
  ['S2.2-18', '/questionnaire', '/token'],
  ['S2.2-19', '/reject-entry', '/token'],
  ['S2.2-20', '/reject-tour', '/token'],
  ['S2.2-21', '/scoring', '/2'],
].flatMap(([shows = '', path = '', part]) => [
  { shows, path },
  { shows, path: `${path}${part}` },
]);
const verify = ['documents', 'requisites', 'sign'].flatMap((step, index) => [
  { shows: `S2.2-${String(8 + index).padStart(2, '0')}`, path: `/bonus/verify/${step}` },
  { shows: `S2.2-${String(8 + index).padStart(2, '0')}`, path: `/bonus/verify/7/${step}` },
]);

/** S2.3: child screens of a deal. A booking's screens redirect to its present step. */
const children = at('S2.3', 3, [
  `${deal}/completed`,
  `${deal}/inspection`,
  `${deal}/members`,
  `${deal}/mortgage`,
  `${deal}/parameters`,
  `${deal}/payment`,
  `${deal}/refund`,
  `${deal}/sign`,
]);
const assignment = at('S2.3', 12, [
  `${deal}/assignment/awaits`,
  `${deal}/assignment/contract`,
  `${deal}/assignment/documents`,
  `${deal}/assignment/start`,
  `${deal}/assignment/success`,
]);
const rest = at('S2.3', 27, [
  `${deal}/mortgage/awaits`,
  `${deal}/paperwork/appointment`,
  `${deal}/paperwork/appointment-success`,
  `${deal}/paperwork/eds`,
  `${deal}/parameters/success`,
  `${deal}/parameters/total`,
  `${deal}/payment/success`,
  `${deal}/refund/5/documents`,
  `${deal}/refund/5/start`,
  `${deal}/refund/5/statement`,
]);
const start = `${deal}/booking/start`;
const booking: Route[] = [
  ['S2.3-02', `${deal}/booking`],
  ['S2.3-17', `${deal}/booking/canceled`],
  ['S2.3-18', `${deal}/booking/expired`],
  ['S2.3-19', `${deal}/booking/passport`],
  ['S2.3-20', `${deal}/booking/payment`],
  ['S2.3-21', `${deal}/booking/resign`],
  ['S2.3-22', `${deal}/booking/resign-success`],
  ['S2.3-23', `${deal}/booking/sign`],
  ['S2.3-24', start],
  ['S2.3-25', `${deal}/booking/status`],
  ['S2.3-26', `${deal}/booking/success`],
  ['S2.2-11', '/booking/{estate}'],
].map(([shows = '', path = '']) => ({ shows, path, leads: start }));

/** Every page of S2.1–S2.3 that a signed-in person may open, with its line of the checklist. */
export const routes: readonly Route[] = [
  ...top,
  ...topDeeper,
  ...withParameters,
  ...verify,
  ...children,
  ...assignment,
  ...rest,
  ...booking,
  { shows: 'S2.2-11', path: '/booking', leads: '/estates' },
];

export const guestRoutes: readonly Route[] = [
  { shows: 'S2.1-01', path: '/auth' },
  { shows: 'S2.1-14', path: '/auth/forgot' },
  { shows: 'S2.1-15', path: '/auth/locked' },
  { shows: 'S2.1-16', path: '/auth/register' },
  { shows: 'S2.1-17', path: '/auth/renew' },
  { shows: 'S2.1-34', path: '/login', leads: '/auth' },
];

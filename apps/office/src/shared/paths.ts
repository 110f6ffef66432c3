/** The one map of the desk's pages. */
export const deskPatterns = {
  queue: '/',
  deal: '/deals/:deal',
  audit: '/audit',
  feedback: '/feedback',
  feedbackOne: '/feedback/:feedback',
  services: '/services',
  serviceOne: '/services/:request',
  imports: '/catalogue/imports',
  import: '/catalogue/imports/:batch',
  plannedPrices: '/catalogue/prices',
  plan: '/catalogue/prices/:batch',
  promises: '/catalogue/promises',
  siteNews: '/catalogue/news',
  sets: '/catalogue/sets',
  watch: '/screens/:screen',
  chats: '/chats',
  chat: '/chats/:guid',
  chatTo: '/chats/to/:person',
  people: '/people',
  person: '/people/:person',
  passports: '/passports',
  passport: '/passports/:person',
  power: '/passports/powers/:power',
  transfers: '/transfers',
  slips: '/slips',
  sites: '/sites',
  site: '/sites/:site',
  staff: '/staff',
  staffOne: '/staff/:person',
  roles: '/roles',
  security: '/security',
  setUp: '/set-up/:token',
  signIn: '/sign-in',
} as const;

export const queuePath = deskPatterns.queue;
export const auditPath = deskPatterns.audit;
export const importsPath = deskPatterns.imports;
export const plannedPricesPath = deskPatterns.plannedPrices;
export const signInPath = deskPatterns.signIn;

export const chatsPath = deskPatterns.chats;

/** A conversation beside the list; which list it is stays as it is. */
export const chatPath = (guid: string, search: string): string =>
  deskPatterns.chat.replace(':guid', encodeURIComponent(guid)) + search;

/** Where the desk writes to a buyer, also first; about a deal, when one is named. */
export const chatToPath = (person: number, deal?: string): string =>
  deskPatterns.chatTo.replace(':person', String(person)) + (deal ? `?${new URLSearchParams({ deal })}` : '');

/** The card of a deal, by its own ID or that of its booking; the filter of the queue stays as it is. */
export const dealPath = (deal: string, search = ''): string =>
  deskPatterns.deal.replace(':deal', encodeURIComponent(deal)) + search;

/** Buyers found by what was typed. */
export const peoplePath = (text = ''): string =>
  deskPatterns.people + (text ? `?${new URLSearchParams({ text })}` : '');

/** The card of a buyer; what was looked for stays as it is. */
export const personPath = (person: number, text = ''): string =>
  deskPatterns.person.replace(':person', String(person)) + (text ? `?${new URLSearchParams({ text })}` : '');

/** The passport of a buyer, for those who check passports. */
export const passportPath = (person: number): string =>
  deskPatterns.passport.replace(':person', String(person));

/** A power of attorney, for those who check passports. */
export const powerPath = (power: string): string => deskPatterns.power.replace(':power', power);

/** The card of a client site. */
export const sitePath = (site: string): string =>
  deskPatterns.site.replace(':site', encodeURIComponent(site));

/** The card of a member of staff. */
export const staffPath = (person: number): string => deskPatterns.staffOne.replace(':person', String(person));

/** What buyers have written, or one of it; `state` is the tab of the list beside it. */
export const feedbackPath = (id: string | undefined, state: string): string =>
  (id === undefined
    ? deskPatterns.feedback
    : deskPatterns.feedbackOne.replace(':feedback', encodeURIComponent(id))) +
  `?${new URLSearchParams({ state })}`;

/** What buyers have ordered, or one of it; `tab` is that of the list beside it. */
export const servicesPath = (id: string | undefined, tab: string): string =>
  (id === undefined
    ? deskPatterns.services
    : deskPatterns.serviceOne.replace(':request', encodeURIComponent(id))) +
  `?${new URLSearchParams({ tab })}`;

/** An imported file with its lines. */
export const importPath = (batch: string): string =>
  deskPatterns.import.replace(':batch', encodeURIComponent(batch));

/** A plan of prices with its lines. */
export const planPath = (batch: string): string =>
  deskPatterns.plan.replace(':batch', encodeURIComponent(batch));

/** Where a buyer's screen is seen. @param deal to which the way back leads */
export const watchPath = (screen: string, deal: string | null): string =>
  deskPatterns.watch.replace(':screen', encodeURIComponent(screen)) +
  (deal === null ? '' : `?${new URLSearchParams({ deal })}`);

/** Addresses of the desk that several features use; those of one feature are beside its `section.ts`. */
export const deskPatterns = {
  queue: '/',
  deal: '/deals/:deal',
  audit: '/audit',
  watch: '/screens/:screen',
  chatTo: '/chats/to/:person',
  person: '/people/:person',
  roles: '/roles',
  signIn: '/sign-in',
} as const;

export const queuePath = deskPatterns.queue;
export const auditPath = deskPatterns.audit;
export const rolesPath = deskPatterns.roles;
export const signInPath = deskPatterns.signIn;

/** Who signs for the developer and for banks. */
export const signatoriesPath = '/signatories';

/** The data of houses for contracts. */
export const housePapersPattern = '/catalogue/papers';

/** The data of one house, with an estate of it chosen. */
export const housePapersPath = (building: number, estate: number): string =>
  `${housePapersPattern}?${new URLSearchParams({ building: String(building), lot: String(estate) })}`;

/** ID of the list of members on the card of a deal. */
export const membersListId = 'deal-members';

/** The page to write to a buyer, even before he has; about a deal, when one is named. */
export const chatToPath = (person: number, deal?: string): string =>
  deskPatterns.chatTo.replace(':person', String(person)) + (deal ? `?${new URLSearchParams({ deal })}` : '');

/** The card of a deal, by its own ID or that of its booking; keeps the filter of the queue. */
export const dealPath = (deal: string, search = ''): string =>
  deskPatterns.deal.replace(':deal', encodeURIComponent(deal)) + search;

/** The list of members on the card of a deal. */
export const dealMembersPath = (deal: string): string => `${dealPath(deal)}#${membersListId}`;

/** The card of a buyer; keeps the search. */
export const personPath = (person: number, text = ''): string =>
  deskPatterns.person.replace(':person', String(person)) + (text ? `?${new URLSearchParams({ text })}` : '');

/** The page that shows a buyer's screen. @param deal to which its back link leads */
export const watchPath = (screen: string, deal: string | null): string =>
  deskPatterns.watch.replace(':screen', encodeURIComponent(screen)) +
  (deal === null ? '' : `?${new URLSearchParams({ deal })}`);

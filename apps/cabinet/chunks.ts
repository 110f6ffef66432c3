const among = (folder: string, names: string) => new RegExp(`${folder}/(?:${names})\\.tsx?(?:\\?|$)`);
const cabinet = 'cabinet/src';
const client = 'packages/client/src';
const contract = 'packages/contract/src';
const ui = 'packages/ui/src';

/** The first page after the sign-in; its texts are in one chunk with those of the frame. */
const firstPage = `${cabinet}/features/dashboard`;

/**
 * Chunks by the moment when pages need them: small chunks compress badly, and each adds its name to every
 * page's preload list. A group takes the files that match its tests and their imports, unless an earlier
 * group has them. Pages of all other features follow from their `pages.ts`: each `import()` there is a chunk.
 * The groups below list only parts that no entry imports and many later pages share.
 */
const groups = [
  {
    // Together with `sign-in`: everything that the sign-in page runs beside React (budget: 100 KB brotli).
    name: 'start',
    tests: [
      /@lingui|vite\/preload-helper|lucide-react\/dist\/esm\/createLucideIcon|brand\.json/,
      among(`${cabinet}/app`, 'cabinet|use-arrival'),
      among(`${cabinet}/shared`, 'locale|navigation/(?:feature|saved-targets)'),
      among(`${cabinet}/shell`, 'brand-logo|offline-banner|last-known/last-known-state'),
      among(client, 'calls/(?:call|input)|drafts/draft-keys'),
      among(contract, 'session/endpoints|wire/lookup|texts/(?:money|plural)|fields/digit-groups|time/time'),
      among(ui, 'actions/(?:link-button|button|icon-button)|status/loading-bar|form/refusal-alert'),
    ],
  },
  {
    // Input fields: loaded with the sign-in, and with every page that has a form.
    name: 'fields',
    tests: [
      among(client, 'drafts/use-draft'),
      among(
        ui,
        'fields/(?:field-group|text-area|phone-field|email-field|password-field)|behaviour/keep-focus|text/when-left|actions/segmented',
      ),
    ],
  },
  // Pages without a form show errors, too.
  { name: 'error-alert', tests: [among(ui, 'form/error-alert')] },
  {
    name: 'form',
    tests: [among(ui, 'form/(?:form|use-kept-form|words-check|use-refused-fields)')],
  },
  { name: 'sign-in', tests: [among(`${cabinet}/app/sign-in`, 'show-sign-in')] },
  {
    // The frame of a signed-in person and its router: every page behind the sign-in runs both.
    name: 'app',
    tests: [
      /@tanstack\/(?:query-core|react-query)\/(?!.*([iI]nfiniteQuery(?!Behavior)|modern\/index|queriesObserver|useQueries|useMutationState))/,
      /cabinet\/src\/(?:app\/(?!sign-in|document)|shared\/navigation\/(?!present-step|wrong-step))/,
      /cabinet\/src\/(?:shared\/support|shell\/chat\/(?:chat-place|give-up))/,
      /cabinet\/src\/shell\/frame\/(?!latest|menu\/(?:user-card|open-eds)|language|locales)[^?]*\.(?:tsx?|css)/,
      /contract\/src\/(?!(?:appointments|booking|chat|contracts|delegates|documents|eds|feedback|lots|members|parameters|passports|privacy|screens|services|signatures|sites|slips)\/)\w+\/endpoints\.ts/,
      among(`${cabinet}/shared`, 'page/use-loading-while|news/fresh-count'),
      among(client, 'queries/use-call'),
      among(ui, 'status/(?:skeleton|load-state|pill)|blocks/(?:card|page-head|list-row|kv)'),
    ],
  },
  {
    name: 'estate',
    tests: [
      among(`${cabinet}/shared/estate`, 'estate-plan'),
      among(ui, 'text/dim|money/money|drawings/plan/plan-drawing'),
    ],
  },
  { name: 'deal', tests: [among(firstPage, 'dashboard-page')] },
  ...['ru', 'en'].map((locale) => ({
    name: `words-${locale}`,
    tests: [
      new RegExp(
        `(?:${cabinet}/(?:shell/frame|shared/(?:estate|deal|payment))|${firstPage})/locales/${locale}\\.po`,
      ),
    ],
  })),
  {
    // Small parts that many later pages share, for the same reason as the icons below.
    name: 'small',
    tests: [
      among(`${cabinet}/shared/account`, 'return-to-site|use-choose-language'),
      among(`${cabinet}/shared/papers`, 'document-address|save-file'),
      among(`${cabinet}/shared/page`, 'together|trusted-worker'),
      among(`${cabinet}/shared/navigation`, 'wrong-step'),
      among(`${cabinet}/shared/payment`, 'bank-link'),
      among(contract, 'booking/terms|catalogue/(?:codes|view)|consents/term|deals/appointment'),
      among(contract, 'time/(?:end-of-term|day-arithmetic)'),
      among(ui, 'files/use-file-size|text/(?:sure-names|time-left)'),
    ],
  },
  {
    // Icons that several later pages share: a chunk for each would be smaller than its entry in the preload
    // lists.
    name: 'icons',
    tests: [
      /lucide-react\/dist\/esm\/icons\/(?:calendar-plus|chevron-right|copy|download|file-search|lock|message-square-text|paperclip|receipt-text|search-x|shield-check|trash|user-round|x)\./,
    ],
  },
];

/** For `codeSplitting` of rolldown. */
export const chunkGroups = groups.map(({ name, tests }) => ({
  name,
  test: (id: string) => tests.some((one) => one.test(id)),
}));

import { addressesPlugin } from '@novosel/client/addresses-plugin.ts';
import { brandPlugin } from '@novosel/ui/brand-plugin.ts';
import { appConfig } from '@novosel/ui/vite-config.ts';
import { defineConfig, mergeConfig } from 'vite';
import { chatScriptPlugin } from './install/chat-script.ts';
import { installPlugin } from './install/install-plugin.ts';
import { prerenderPlugin } from './prerender-plugin.ts';
import { startup } from './src/app/startup.ts';

const server = 'http://localhost:3000';

const shared = appConfig({
  root: import.meta.dirname,
  base: '/',
  port: 4300,
  proxy: { '/api': server, '/socket': server },
  scripts: [startup],
});

const among = (folder: string, names: string) =>
  new RegExp(`${folder}/(${names})\\.(ts|tsx|module\\.css)(\\?|$)`);
const client = 'packages/client/src';
const contract = 'packages/contract/src';
const ui = 'packages/ui/src';

/**
 * Chunks by the moment they are needed: small ones compress badly, and each costs its name in every page's
 * list of what to preload. `start` and `sign-in` are all that the sign-in page runs beside React (budget: 100
 * KB brotli).
 */
const groups = [
  {
    name: 'start',
    tests: [
      /@lingui|vite\/preload-helper|lucide-react\/dist\/esm\/createLucideIcon/,
      among(
        client,
        'calls/(?:address|call|errors|input|read-answer|send|session|started)|live/connection|unsent/unsent-store|drafts/draft-keys',
      ),
      among(
        contract,
        'wire/(?:paths|safe-path|lookup)|texts/(?:text|money|plural)|fields/digit-groups|time/time',
      ),
      among(`${contract}/session`, 'endpoints'),
      among('cabinet/src/shared', 'brand|locale'),
      among('cabinet/src/shared/navigation', 'go|router-link|feature|reload-once|saved-targets'),
      among('cabinet/src/app', 'cabinet|use-arrival|document'),
      among('cabinet/src/shell', 'brand-logo|offline-banner|last-known/kept'),
      /brand\.json/,
      among(
        ui,
        'text/(?:i18n|glue-messages)|actions/(?:link|link-button|button|icon-button)|look/(?:class-names|logo|icon)|status/(?:spinner|loading-bar|alert|counter)|form/refusal-alert',
      ),
    ],
  },
  {
    // What people type into: with the sign-in, and with every page that has a form.
    name: 'fields',
    tests: [
      among(contract, 'fields/masks'),
      among(client, 'drafts/(?:drafts|use-draft)'),
      among(
        ui,
        'fields/(?:input|field|field-group|text-field|text-area|text-counter|masked-field|phone-field|email-field|password-field)|behaviour/(?:kept-caret|keep-focus)|text/when-left|actions/segmented',
      ),
    ],
  },
  // What failed is said without a form, too.
  { name: 'error-alert', tests: [among(ui, 'form/error-alert')] },
  {
    name: 'form',
    tests: [among(ui, 'form/(?:form|use-kept-form|words-check|use-refused-fields)')],
  },
  {
    name: 'sign-in',
    tests: [
      /cabinet\/src\/(features\/auth|app\/sign-in)\/(?!.*(sign-out|locales|pages))[^?]*\.(tsx?|css)/,
      among('cabinet/src/shared/account', 'enter|help|kept-credentials|login|login-fields|way-in'),
    ],
  },
  {
    // The frame of a signed-in person and the router under it: every page behind the sign-in runs both.
    name: 'app',
    tests: [
      /react-router|@tanstack\/(query-core|react-query)\/(?!.*([iI]nfiniteQuery(?!Behavior)|modern\/index))/,
      /cabinet\/src\/(app\/(?!sign-in|document)|shared\/navigation\/(?!present-step|wrong-step))/,
      /cabinet\/src\/(shared\/support|shell\/chat\/(chat-place|give-up))/,
      among(`${contract}/chat`, 'rules|counter-endpoints'),
      /cabinet\/src\/shell\/frame\/(?!latest|menu\/user-card|language|locales)[^?]*\.(tsx?|css)/,
      /contract\/src\/(?!chat\/)\w+\/endpoints\.ts/,
      among(client, 'queries/(?:query-for|query-client|use-call)|unsent/unsent|queue/queue'),
      among(
        ui,
        'toasts/toasts|status/(?:late|badge|skeleton|empty-state|error-state|load-state|pill)|look/avatar|blocks/(?:card|page-head|list-row|kv)|actions/back-link',
      ),
      among(
        'cabinet/src/shared/page',
        'account|queries|begin-later|flags|timers|start-trouble|use-loading-while',
      ),
      among('cabinet/src/shared/news', 'fresh-count'),
      among('cabinet/src/shell', 'windows|connection-lost'),
    ],
  },
  {
    name: 'estate',
    tests: [
      /ui\/src\/drawings\/plan\//,
      among('cabinet/src/shared/estate', 'estate-plan|use-estate-words'),
      among(ui, 'text/dim|money/money'),
    ],
  },
  {
    name: 'deal',
    tests: [
      /cabinet\/src\/(features\/dashboard\/(?!trusted)|shared\/news\/latest-notifications)[^?]*\.(tsx|css)|ui\/src\/drawings\/thread\/thread-/,
      among(
        'cabinet/src/shared/deal',
        'deal-(turn|course|money|manager|skeleton|failed)|use-deal-words|deals',
      ),
      among('cabinet/src/shared/news', 'sort-notifications'),
      among(ui, 'blocks/turn-panel|money/money-bar'),
    ],
  },
  ...['ru', 'en'].map((locale) => ({
    name: `words-${locale}`,
    tests: [
      new RegExp(
        `cabinet/src/(shell/frame|features/dashboard|shared/estate|shared/deal)/locales/${locale}\\.po`,
      ),
    ],
  })),
].map(({ name, tests }) => ({ name, test: (id: string) => tests.some((one) => one.test(id)) }));

/**
 * These are told apart by their names below; of the others a name would be a tenth of the first page's own
 * code (decision 030).
 */
const named = new Set(['rolldown-runtime', 'react', 'start', 'app']);

const page = mergeConfig(shared, {
  // React has it itself since 18; the shim is for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [brandPlugin(), addressesPlugin()],
  build: {
    // Which file has become of which module: for the journeys, and not served.
    manifest: true,
    modulePreload: {
      // Scripts that every page behind the sign-in has run already need not be named for each page once more.
      resolveDependencies: (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(rolldown-runtime|react|start|app)-[^/]*\.js$/.test(file)),
    },
    rolldownOptions: {
      // What libraries would warn their programmer of; it is thrown away where nobody reads it, with its
      // texts.
      treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
      output: {
        codeSplitting: { groups },
        // 42 bits: of 350 files in each of a thousand releases some two are the same by chance once in
        // seventy times.
        chunkFileNames: ({ name }: { name: string }) =>
          named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names }: { names: string[] }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:7].css'
            : 'assets/[name]-[hash:8][extname]',
      },
    },
  },
});

export default defineConfig({
  ...page,
  plugins: [
    ...(page.plugins ?? []),
    prerenderPlugin(page, 'src/app/sign-in/prerender.tsx'),
    chatScriptPlugin(),
    installPlugin(import.meta.dirname),
  ],
});

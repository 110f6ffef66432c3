import { addressesPlugin } from '@novosel/client/addresses-plugin.ts';
import { brandPlugin } from '@novosel/ui/brand-plugin.ts';
import { appConfig } from '@novosel/ui/vite-config.ts';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import { prerenderPlugin } from './prerender-plugin.ts';
import { startup } from './src/startup.ts';

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
 * Chunks by the moment they are needed: small ones compress badly, and each costs its name in every page's list of
 * what to preload. `start` and `sign-in` are all that the sign-in page runs beside React (budget: 100 KB brotli).
 */
const groups = [
  {
    name: 'start',
    tests: [
      /@lingui|vite\/preload-helper|use-sync-external-store|lucide-react\/dist\/esm\/(shared|Icon|createLucideIcon|context)/,
      among(client, 'address|call|errors|input|read-answer|send|session|started'),
      among(contract, 'paths|safe-path|text|masks|money'),
      among(`${contract}/session`, 'endpoints'),
      among('cabinet/src', 'brand|locale'),
      among('cabinet/src/routing', 'go|router-link|feature|reload-once|saved-targets'),
      among('cabinet/src/shell', 'cabinet|brand-logo|offline-banner|use-arrival|document'),
      /brand\.json/,
      among(
        ui,
        'i18n|glue-messages|link|link-button|class-names|button|spinner|logo|loading-bar|alert|icon|icon-button|counter|input|field|text-field|text-counter|masked-field|phone-field|password-field|kept-caret|segmented',
      ),
    ],
  },
  {
    name: 'sign-in',
    tests: [
      /cabinet\/src\/(features|shell)\/auth\/(?!.*(locked|renew|forgot|register|sign-out|plain|kept|locales))[^?]*\.(tsx?|css)/,
    ],
  },
  {
    name: 'app',
    tests: [
      /react-router/,
      among('cabinet/src', 'app|routes|pages|drafts'),
      /cabinet\/src\/(routing\/(?!present-step)|shell\/(root|error-page|layouts|use-))/,
      among(ui, 'toasts'),
    ],
  },
  {
    name: 'frame',
    tests: [
      /@tanstack|cabinet\/src\/shell\/(frame|simple)\/(?!latest|locales)[^?]*\.(tsx?|css)/,
      /contract\/src\/\w+\/endpoints\.ts/,
      among(client, 'query-for|query-client|use-call|live'),
      among(contract, 'time'),
      among(ui, 'avatar|badge|card|page-head|skeleton|empty-state|error-state|pill|list-row|kv|back-link'),
      among('cabinet/src/shell', 'account|queries|page-data|back-link'),
    ],
  },
].map(({ name, tests }) => ({ name, test: (id: string) => tests.some((one) => one.test(id)) }));

/**
 * The router's Link, Form and their kin are made when its module loads and named by a write, so a bundler keeps them
 * and the framework's code behind them also where nobody uses them: 6 KB of the sign-in page.
 */
const slimRouter: Plugin = {
  name: 'novosel-slim-router',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\/production\/lib\/dom\/lib\.js$/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= React\$1\.forwardRef\(/g, '= /* @__PURE__ */ React$1.forwardRef('),
  },
};

const page = mergeConfig(shared, {
  plugins: [brandPlugin(), addressesPlugin(), slimRouter],
  build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
});

export default defineConfig({
  ...page,
  plugins: [...(page.plugins ?? []), prerenderPlugin(page, 'src/shell/auth/prerender.tsx')],
});

import { addressesPlugin } from '@novosel/client/addresses-plugin.ts';
import { brandPlugin } from '@novosel/ui/brand-plugin.ts';
import { appConfig } from '@novosel/ui/vite-config.ts';
import { defineConfig, mergeConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
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
        codeSplitting: { groups: chunkGroups },
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

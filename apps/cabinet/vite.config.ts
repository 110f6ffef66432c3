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
 * The code below tells these chunks by their names; names of all others would be a tenth of the first page's
 * own code (decision 030).
 */
const named = new Set(['rolldown-runtime', 'react', 'start', 'app']);

const page = mergeConfig(shared, {
  // React has it built in since 18; the shim is for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  plugins: [brandPlugin(), addressesPlugin()],
  // The hash of GOST, in the worker of checks, is a module for Node.
  worker: { format: 'es', rolldownOptions: { transform: { define: { global: 'globalThis' } } } },
  build: {
    // Maps source modules to built files: used by the journeys, and not served.
    manifest: true,
    modulePreload: {
      // Scripts that every page behind the sign-in has already loaded need not be in each page's preload
      // list.
      resolveDependencies: (_: string, files: string[], { hostType }: { hostType: 'html' | 'js' }) =>
        hostType === 'html'
          ? files
          : files.filter((file) => !/\/(rolldown-runtime|react|start|app)-[^/]*\.js$/.test(file)),
    },
    rolldownOptions: {
      // Developer warnings of libraries: dropped in production together with their texts.
      treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
      output: {
        codeSplitting: { groups: chunkGroups },
        // 42 bits: with 350 files in each of a thousand releases, two names collide with a probability of 1
        // in 70.
        chunkFileNames: ({ name }: { name: string }) =>
          named.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: ({ names }: { names: string[] }) =>
          names.some((name) => name.endsWith('.css'))
            ? 'assets/[hash:6].css'
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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '@novosel/contract/wire/brand.ts';
import { readBrand } from '@novosel/ui/brand-plugin.ts';
import { build, type Plugin, type Rolldown } from 'vite';
import { brandIcon } from './brand-icon.ts';
import { iconFile, iconSizes, webManifest } from './web-manifest.ts';

type Bundle = Rolldown.OutputBundle;

/** Documents without our scripts: for browsers that cannot run them, and for a visit without a connection. */
const plainPages = ['not-supported.html', 'offline.html'];

/** Files loaded on demand only: the PDF reader (110 KB) and the pages that show the kit. */
const rare = /pdf|elements/;

const withBrand = (html: string, { name, phones }: Brand): string => {
  const values: Record<string, string> = {
    'name.ru': name.ru,
    'name.en': name.en,
    tel: phones.support,
    phone: phones.supportShown,
  };
  return html.replace(/\{\{([\w.]+)\}\}/g, (_, key: string) =>
    (values[key] ?? '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`),
  );
};

const nameOf = (one: Bundle[string]) => (one.type === 'chunk' ? one.name : one.names.join());

const filesOf = (bundle: Bundle): string[] =>
  Object.values(bundle)
    .filter((one) => one.fileName.startsWith('assets/') && !one.fileName.endsWith('.map'))
    .filter((one) => !rare.test(nameOf(one)))
    .map(({ fileName }) => `/${fileName}`)
    .sort();

const buildWorker = async (root: string, release: object): Promise<string> => {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { RELEASE: JSON.stringify(release) },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(root, 'src/worker/service-worker.ts') },
    },
  });
  const [output] = 'output' in built ? built.output : [];
  if (output?.type !== 'chunk') throw new Error('The service worker was not built');
  return output.code;
};

/**
 * Makes the cabinet installable and readable without a connection: writes the web manifest and the icons from
 * brand.json, the plain pages, and the service worker with the list of this build's files.
 */
export const installPlugin = (root: string): Plugin => ({
  name: 'novosel-install',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  enforce: 'post',
  transformIndexHtml: () => [
    { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' }, injectTo: 'head' },
    { tag: 'link', attrs: { rel: 'apple-touch-icon', href: `/${iconFile(180)}` }, injectTo: 'head' },
  ],
  // Runs after the documents are complete: the worker's release name is a hash of them.
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const brand = readBrand();
      const emit = (fileName: string, source: string | Buffer) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit('manifest.webmanifest', webManifest(brand));
      for (const size of iconSizes) emit(iconFile(size), await brandIcon(brand, size));
      for (const page of plainPages)
        emit(page, withBrand(readFileSync(join(root, 'install', page), 'utf8'), brand));
      const files = filesOf(bundle);
      const document = bundle['index.html'];
      const id = createHash('sha256')
        .update(files.join('\n'))
        .update(document?.type === 'asset' ? String(document.source) : '')
        .digest('hex')
        .slice(0, 12);
      emit('service-worker.js', await buildWorker(root, { id, files }));
    },
  },
});

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite';

type Bundle = Rolldown.OutputBundle;

const chunkOf = (bundle: Bundle, name: string): Rolldown.OutputChunk => {
  const found = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
  if (found?.type !== 'chunk') throw new Error(`The build has no chunk «${name}»`);
  return found;
};

/** A chunk with all chunks that it imports statically. */
const withImports = (bundle: Bundle, chunk: Rolldown.OutputChunk): Rolldown.OutputChunk[] => {
  const needed = new Set([chunk]);
  for (const one of needed) {
    for (const file of one.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') needed.add(imported);
    }
  }
  return [...needed];
};

/**
 * Links that preload a chunk and its style sheets with the document instead of after its script has run;
 * links that the document already has are left out.
 */
const linksOf = (bundle: Bundle, name: string, html: string): string => {
  const chunks = withImports(bundle, chunkOf(bundle, name));
  const sheets = new Set(chunks.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]));
  return [
    ...chunks.map(({ fileName }) => `<link rel="modulepreload" crossorigin href="/${fileName}">`),
    ...[...sheets].map((sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`),
  ]
    .filter((link) => !html.includes(link))
    .join('');
};

const intoHead = (html: string, links: string) => html.replace('</head>', `${links}</head>`);

const sourceOf = (bundle: Bundle, fileName: string): string => {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
  return String(file.source);
};

/**
 * Makes two documents: `auth.html` has the prerendered sign-in page and its own small code; `index.html`, for
 * every other page, preloads the router and the frame. Else a script would have to run before these are
 * fetched.
 * @param page settings of the page, with which the sign-in is built once more for prerendering
 * @param entry module that exports `prerender(): Promise<string>`
 */
export const prerenderPlugin = (page: UserConfig, entry: string): Plugin => ({
  name: 'novosel-prerender',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  enforce: 'post',
  async generateBundle(_, bundle) {
    const root = page.root ?? process.cwd();
    const outDir = join(root, 'node_modules', '.prerender');
    await build({
      ...page,
      configFile: false,
      logLevel: 'error',
      build: { ...page.build, ssr: entry, outDir, emptyOutDir: true, rolldownOptions: {} },
    });
    const drawn = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      prerender: () => Promise<string>;
    };
    const plain = sourceOf(bundle, 'index.html');
    const place = '<div id="root"></div>';
    if (!plain.includes(place)) throw new Error('index.html has no empty #root');
    const html = await drawn.prerender();
    const auth = plain.replace(place, () => `<div id="root" data-prerendered>${html}</div>`);
    this.emitFile({
      type: 'asset',
      fileName: 'auth.html',
      source: intoHead(auth, linksOf(bundle, 'sign-in', plain)),
    });
    const index = bundle['index.html'];
    if (index?.type === 'asset') index.source = intoHead(plain, linksOf(bundle, 'app', plain));
  },
});

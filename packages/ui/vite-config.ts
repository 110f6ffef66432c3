import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { iconPlugin } from './icon-plugin.ts';
import { themeScript } from './src/look/theme.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const brotli = promisify(brotliCompress);

const hash = (text: string) => createHash('sha256').update(text).digest('base64');

/**
 * Inlines the declared scripts into <head>, refuses any other inline script and writes their hashes for the
 * policy.
 */
const inlineScripts = (scripts: readonly string[]): Plugin => ({
  name: 'novosel-inline-scripts',
  transformIndexHtml: {
    order: 'post',
    handler: (html, context) => {
      if (context.bundle && /<script(?![^>]*\bsrc=)[^>]*>[^<]/.test(html)) {
        throw new Error('An inline script in index.html is not declared in inlineScripts');
      }
      return scripts.map((children) => ({ tag: 'script', children, injectTo: 'head-prepend' as const }));
    },
  },
  generateBundle() {
    const source = JSON.stringify(scripts.map((script) => `'sha256-${hash(script)}'`));
    this.emitFile({ type: 'asset', fileName: 'inline-scripts.json', source });
  },
});

/**
 * Preloads fonts with the document, after its scripts: requested by the first text, they would change it
 * visibly.
 */
const bringFonts = (base: string): Plugin => ({
  name: 'novosel-bring-fonts',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((name) => name.endsWith('.woff2'))
        .map((name) => ({
          tag: 'link',
          attrs: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            crossorigin: true,
            fetchpriority: 'low',
            href: base + name,
          },
          injectTo: 'head' as const,
        })),
  },
});

const compressible = /\.(m?js|css|html|svg|json|webmanifest|txt)$/;

/** Writes a `.br` beside every text asset, so that the server compresses nothing at run time. */
const precompress = (): Plugin => ({
  name: 'novosel-precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return;
    const entries = await readdir(dir, { recursive: true });
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await Promise.all(
      entries
        .filter((name) => compressible.test(name))
        .map(async (name) => {
          const path = join(dir, name);
          await writeFile(`${path}.br`, await brotli(await readFile(path), quality));
        }),
    );
  },
});

/**
 * `button_root_a1b2`: readable in the inspector, and different for files of the same name in two features.
 */
const scopedName = (name: string, file: string) => {
  const path = file.split('?')[0] ?? file;
  return `${basename(path, '.module.css')}_${name}_${hash(relative(root, path)).replace(/\W/g, '').slice(0, 4)}`;
};

export interface AppConfig {
  /** Folder of the app, usually `import.meta.dirname`. */
  root: string;
  /** Address under which the app is served. */
  base: string;
  /** Port of the development server. */
  port: number;
  /** Paths that the development server proxies to the server. */
  proxy?: Record<string, string>;
  /** Scripts allowed inline in <head>, besides the theme's. */
  scripts?: readonly string[];
}

/**
 * The Vite settings shared by the apps. Catalogues (.po) are compiled by the build, so that pages need no
 * message compiler.
 */
export const appConfig = ({ root: app, base, port, proxy, scripts = [] }: AppConfig): UserConfig => ({
  root: app,
  base,
  plugins: [
    react(),
    iconPlugin(),
    lingui({ cwd: root, configPath: join(root, 'lingui.config.ts'), failOnCompileError: true }),
    inlineScripts([themeScript, ...scripts]),
    bringFonts(base),
    precompress(),
  ],
  css: { modules: { generateScopedName: scopedName, localsConvention: 'camelCaseOnly' } },
  server: { port, strictPort: true, fs: { allow: [root] }, ...(proxy && { proxy }) },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A separate chunk that changes only with React itself stays in the visitor's cache.
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
});

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Brand, partsOfPages, brand as schema, serverOnly } from '@novosel/contract/wire/brand.ts';
import type { Plugin } from 'vite';

const file = fileURLToPath(new URL('../../brand.json', import.meta.url));
const style = 'virtual:brand.css';
const elsewhere: ReadonlySet<string> = new Set([...serverOnly, ...Object.values(partsOfPages).flat()]);

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const favicon = ({ logo, accent }: Brand) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${accent}" stroke-width="2.4" ` +
  `stroke-linejoin="round" stroke-linecap="round">${logo.paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;

/** Reads brand.json. @throws Error with the place of the mistake */
export const readBrand = (): Brand => {
  const checked = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new Error(`brand.json: ${issue?.path.join('.')}: ${issue?.message}`);
};

/** Virtual modules made from the brand: module ID and source. */
const modules: Readonly<Record<string, (brand: Brand) => string>> = {
  // More specific than the default of tokens.css, whatever the order of the style sheets is.
  [style]: ({ accent }) => `html:root{--brand:${accent}}`,
  ...Object.fromEntries(
    Object.entries(partsOfPages).map(([name, keys]) => [
      `virtual:brand-${name}`,
      (brand: Brand) => keys.map((key) => `export const ${key} = ${JSON.stringify(brand[key])};`).join('\n'),
    ]),
  ),
};

/**
 * Builds the brand into the page: the accent as a style sheet, the icon and the title of the tab, and data
 * that only some pages use as modules. A wrong brand.json stops the build with the place of the mistake.
 */
export const brandPlugin = (): Plugin => ({
  name: 'novosel-brand',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => modules[id.slice(1)]?.(readBrand()),
  transform: {
    filter: { id: /\/brand\.json$/ },
    order: 'pre',
    handler: (json) =>
      JSON.stringify(
        Object.fromEntries(Object.entries(JSON.parse(json)).filter(([key]) => !elsewhere.has(key))),
      ),
  },
  transformIndexHtml: (html) => ({
    html: html.replace(
      /<title>(.*)<\/title>/,
      (_, title) => `<title>${title} — ${escapeHtml(readBrand().name.ru)}</title>`,
    ),
    tags: [
      { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' }, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: readBrand().accent }, injectTo: 'head' },
    ],
  }),
  configureServer(server) {
    server.middlewares.use('/favicon.svg', (_, response) => {
      response.setHeader('Content-Type', 'image/svg+xml').end(favicon(readBrand()));
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon(readBrand()) });
  },
});

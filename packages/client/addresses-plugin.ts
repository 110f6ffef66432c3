import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type Address, addressOnly } from './src/calls/input.ts';

const isEndpoint = (value: unknown): value is Address =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;

const isTable = (value: unknown): value is Readonly<Record<string, Address>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isEndpoint);

/** Keeps the address and traits of endpoints, alone or by name, and plain data; drops their schemas. */
const forPage = (value: unknown): unknown => {
  if (isEndpoint(value)) return addressOnly(value);
  if (isTable(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, addressOnly(one)]));
  const plain = (one: unknown) => typeof one === 'number' || typeof one === 'string';
  return plain(value) || (Array.isArray(value) && value.every(plain)) ? value : undefined;
};

/**
 * Pages call endpoints by name, method and path. Their schemas and zod would add 12 KB (brotli) for nothing:
 * the server checks both requests and answers. So a page gets only the addresses from the contract’s
 * `endpoints.ts` and `…-endpoints.ts` files; types stay whole. A page that needs a schema imports
 * `schema.ts`.
 */
export const addressesPlugin = (): Plugin => ({
  name: 'novosel-addresses',
  load: {
    filter: { id: /contract\/src\/[\w/]+\/([\w-]+-)?endpoints\.ts$/ },
    async handler(id) {
      const exported = Object.entries((await import(pathToFileURL(id).href)) as Record<string, unknown>);
      return exported
        .map(([name, value]) => [name, forPage(value)] as const)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  },
});

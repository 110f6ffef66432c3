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

/** Keeps address and traits of endpoints, alone or by name, and plain data. Schemas stay on the server. */
const forPage = (value: unknown): unknown => {
  if (isEndpoint(value)) return addressOnly(value);
  if (isTable(value))
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, addressOnly(one)]));
  const plain = (one: unknown) => typeof one === 'number' || typeof one === 'string';
  return plain(value) || (Array.isArray(value) && value.every(plain)) ? value : undefined;
};

/**
 * Pages call endpoints by name, method and path; the schemas and zod itself would be 12 KB brotli that check
 * nothing there, since the server guards both its questions and its answers. So a page gets the contract’s
 * `endpoints.ts` and `…-endpoints.ts` files as addresses alone; their types are not touched. A page that
 * needs a schema imports it from `schema.ts`.
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

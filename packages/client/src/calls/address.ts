import type { Address, LooseInput } from './input.ts';

const text = (value: unknown): string => (value === true ? '1' : value === false ? '0' : String(value));

/** Fields as a form or a query carries them: absent values are left out, true and false become 1 and 0. */
export const formOf = (values: Readonly<Record<string, unknown>>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, text(value)]),
  );

/**
 * The same fields as a multipart body. A list is sent as `name[]`, once for each item, which may be a file.
 */
export const partsOf = (values: Readonly<Record<string, unknown>>): FormData => {
  const parts = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    if (!Array.isArray(value)) parts.append(name, text(value));
    else for (const one of value) parts.append(`${name}[]`, one instanceof Blob ? one : text(one));
  }
  return parts;
};

/** Path and query of a call: params fill the braces of the path, the query follows the question mark. */
export const addressOf = (endpoint: Pick<Address, 'path'>, { params, query }: LooseInput): string => {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = formOf(query ?? {}).toString();
  return search ? `${path}?${search}` : path;
};

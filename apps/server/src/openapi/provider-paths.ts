import { calls, formCalls, mountedAt } from '../domains/sites/provider/provider-calls.ts';

type Json = Record<string, unknown>;

/**
 * The calls of the identity provider. Their fields are defined by the named standards and listed in the
 * discovery document; clients use a library instead of this page.
 */
export function providerPaths(): Record<string, Json> {
  const all: Record<string, Json> = Object.create(null);
  for (const { method, path, summary } of [...calls, ...formCalls]) {
    const address = mountedAt + path.replace(/:(\w+)/g, '{$1}');
    all[address] = { ...all[address], [method.toLowerCase()]: operation(method, address, summary) };
  }
  return all;
}

function operation(method: string, address: string, summary: string): Json {
  const parameters = [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  return {
    operationId: `oidc.${method.toLowerCase()}${address.replace(/[^a-z]+(\w)/g, (_, next: string) => next.toUpperCase())}`,
    summary,
    tags: ['oidc'],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(method === 'POST'
      ? { requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { type: 'object' } } } } }
      : {}),
    responses: { default: { description: 'As the standard says.' } },
  };
}

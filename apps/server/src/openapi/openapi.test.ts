import { accessOf, isClosed, needsSession } from '@novosel/contract/wire/owner-access.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { describe, expect, it } from 'vitest';
import { openapi } from './openapi.ts';

interface Operation {
  readonly security?: object;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { properties: object } }>>;
  };
}
const paths = openapi.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operation = (path: string, method = 'post') => paths[path]?.[method] as Operation;

describe('the OpenAPI page', () => {
  it('tells of a call of trusted persons that it needs a session, and what else may refuse it', () => {
    const trusted = endpointTable.filter(({ owner }) => owner.kind === 'delegate');
    expect(trusted.length).toBeGreaterThan(3);
    for (const { path, method } of trusted) {
      const { responses } = operation(path, method.toLowerCase());
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['401', '403', '404', '409']));
      expect(responses['409']?.description).toContain('DELEGATE_SCOPE');
    }
  });

  it.each(endpointTable.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: tells what the way in may refuse with',
    (_, { path, method, owner, idempotency, params }) => {
      const { responses, security } = operation(path, method.toLowerCase());
      const told = Object.values(responses).flatMap(({ description }) => description.split(', '));
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '429', '500', '503']));
      expect(told).toEqual(expect.arrayContaining([...accessOf(owner).refusals]));
      expect('403' in responses).toBe(needsSession(owner));
      expect(security !== undefined).toBe(isClosed(owner));
      expect('419' in responses).toBe(method !== 'GET' && accessOf(owner).csrf);
      if (params) expect(responses['422']?.description).toContain('VALIDATION');
      if (idempotency) expect(responses['409']?.description).toContain('IDEMPOTENCY_IN_FLIGHT');
    },
  );

  it('[S7-39] names the parts of a feedback, which may also come without files as any other form', () => {
    const content = operation('/api/feedback').requestBody?.content ?? {};
    expect(Object.keys(content['multipart/form-data']?.schema.properties ?? {}).sort()).toEqual([
      'draft',
      'files[]',
      'message',
      'subject',
    ]);
    expect(Object.keys(content)).toHaveLength(3);
  });

  it('[S7-48] [S7-51] names the field of each upload', () => {
    const fields = (path: string) =>
      Object.keys(operation(path).requestBody?.content['multipart/form-data']?.schema.properties ?? {});
    expect(fields('/api/upload')).toEqual(['files[0]']);
    expect(fields('/api/upload/properties')).toEqual(['files[]']);
  });
});

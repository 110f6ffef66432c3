import { endpointTable } from '@novosel/contract/table.ts';
import { describe, expect, it } from 'vitest';
import { openapi } from './openapi.ts';

interface Operation {
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: { properties: object } }>>;
  };
}
const paths = openapi.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operation = (path: string, method = 'post') => paths[path]?.[method] as Operation;

describe('the OpenAPI page', () => {
  it.each(endpointTable.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: tells what the way in may refuse with',
    (_, { path, method, owner, idempotency, params }) => {
      const { responses } = operation(path, method.toLowerCase());
      const closed = ['self', 'deal-member', 'staff'].includes(owner.kind);
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '429', '500', '503']));
      expect('403' in responses).toBe(closed);
      if (closed || owner.kind === 'machine') expect(responses).toHaveProperty('401');
      if (method !== 'GET' && owner.kind !== 'provider') expect(responses).toHaveProperty('419');
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

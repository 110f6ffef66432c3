import { errorRegister } from '@novosel/contract/errors/errors.ts';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import { accessOf, isClosed } from '@novosel/contract/wire/owner-access.ts';
import { refusal } from '@novosel/contract/wire/schema.ts';
import { endpointTable } from '@novosel/contract/wire/table.ts';
import { jsonSchema } from '../platform/http/answers.ts';
import { guardErrors } from './guard-errors.ts';
import { providerPaths } from './provider-paths.ts';

type Json = Record<string, unknown>;

/**
 * The OpenAPI page of every call, generated from the tables of the routes, so that no route can be
 * undocumented.
 */
export const openapi = pageOf('Calls of the buyer’s cabinet and of the staff desk.', endpointTable);

/** The public page of the cabinet, without the desk's calls. */
export const publicOpenapi = pageOf(
  'Calls of the buyer’s cabinet.',
  endpointTable.filter(({ door }) => door === 'cabinet'),
);

function pageOf(description: string, endpoints: readonly AnyEndpoint[]): Json {
  return {
    openapi: '3.1.0',
    info: { title: 'Novosel', version: '0.1.0', description },
    paths: { ...paths(endpoints), ...providerPaths() },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: jsonSchema(refusal) },
    },
  };
}

function paths(endpoints: readonly AnyEndpoint[]): Json {
  const all: Record<string, Json> = Object.create(null);
  for (const endpoint of endpoints) {
    all[endpoint.path] = { ...all[endpoint.path], [endpoint.method.toLowerCase()]: operationOf(endpoint) };
  }
  return all;
}

/** The OpenAPI operation of a call. */
export function operationOf(endpoint: AnyEndpoint): Json {
  const parameters = [...fields(endpoint, 'params', 'path'), ...fields(endpoint, 'query', 'query')];
  if (endpoint.idempotency) {
    const required = endpoint.idempotency === 'key';
    parameters.push({ name: 'Idempotency-Key', in: 'header', required, schema: { type: 'string' } });
  }
  if (endpoint.method !== 'GET' && accessOf(endpoint.owner).csrf) {
    parameters.push({ name: 'X-CSRF-TOKEN', in: 'header', required: true, schema: { type: 'string' } });
  }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.door],
    'x-owner': endpoint.owner,
    ...(endpoint.limit ? { 'x-limit': endpoint.limit } : {}),
    ...(isClosed(endpoint.owner) ? { security: [{ bearer: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body || endpoint.multipart ? { requestBody: requestBody(endpoint) } : {}),
    responses: responses(endpoint),
  };
}

function requestBody(endpoint: AnyEndpoint): Json {
  if (endpoint.multipart && endpoint.multipart.of !== 'form') {
    const { field, of } = endpoint.multipart;
    const text = { type: 'string' };
    const part = of === 'file' ? { ...text, format: 'binary' } : { type: 'array', items: text };
    return {
      required: true,
      content: { 'multipart/form-data': { schema: { type: 'object', properties: { [field]: part } } } },
    };
  }
  const schema = jsonSchema(endpoint.body, 'input');
  return {
    content: {
      ...(endpoint.multipart
        ? { 'multipart/form-data': { schema: withFiles(schema, endpoint.multipart.field) } }
        : {}),
      'application/json': { schema },
      'application/x-www-form-urlencoded': { schema },
    },
  };
}

/** The same fields as multipart: each file is the file itself, or the ID of an uploaded one. */
function withFiles({ properties, ...schema }: Json, field: string): Json {
  const { [field.replace('[]', '')]: named, ...others } = properties as Record<string, Json>;
  const file = { type: 'string', format: 'binary' };
  const items = { anyOf: [file, (named as { items?: Json } | undefined)?.items ?? {}] };
  return { ...schema, properties: { ...others, [field]: { type: 'array', items } } };
}

function responses(endpoint: AnyEndpoint): Json {
  const success = endpoint.bytes
    ? { description: 'Bytes', content: { 'application/octet-stream': {} } }
    : { description: 'Answer', content: { 'application/json': { schema: jsonSchema(endpoint.answer) } } };
  const refusals = new Map<number, string[]>();
  for (const code of new Set([...endpoint.errors, ...guardErrors(endpoint)])) {
    const { status } = errorRegister[code];
    refusals.set(status, [...(refusals.get(status) ?? []), code]);
  }
  const others = [...refusals].filter(([status]) => status !== 200);
  return {
    200: success,
    ...Object.fromEntries(
      others.map(([status, codes]) => [
        status,
        {
          description: codes.join(', '),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      ]),
    ),
  };
}

function fields(endpoint: AnyEndpoint, part: 'params' | 'query', place: 'path' | 'query'): Json[] {
  const schema = endpoint[part];
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

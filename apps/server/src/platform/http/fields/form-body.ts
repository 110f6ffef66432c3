import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import type { FastifyRequest } from 'fastify';
import { jsonSchema } from '../answers.ts';

/** The parts of a JSON Schema that are used to read a form. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

type Fields = Record<string, unknown>;

/**
 * The body in the types of the contract's schema; a form, which has only texts, is converted by that schema
 * (rulings, «Calls»).
 */
export function bodyOf(endpoint: AnyEndpoint, request: FastifyRequest): unknown {
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');
  if (!isForm) return request.body ?? undefined;
  return fromForm(jsonSchema(endpoint.body, 'input'), (request.body ?? {}) as Fields);
}

/**
 * Converts a form: `passport[serial]` is a nested field, `scans[]` or a repeated name a list, `1` and `true`
 * are true. A value that does not fit its type stays text, and the schema refuses it.
 */
export function fromForm(schema: Schema, fields: Readonly<Fields>): unknown {
  const body: Fields = Object.create(null);
  for (const [name, value] of Object.entries(fields)) put(body, name, value);
  return typed(schema, body);
}

function put(body: Fields, name: string, value: unknown): void {
  const [, outer, inner] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? [];
  if (outer === undefined || inner === undefined) body[name] = value;
  else if (inner === '') body[outer] = [value].flat();
  else {
    const known = body[outer];
    const part: Fields = isPart(known) ? known : Object.create(null);
    part[inner] = value;
    body[outer] = part;
  }
}

function typed(schema: Schema | undefined, value: unknown): unknown {
  if (!schema) return value;
  if (schema.anyOf) {
    const read = schema.anyOf.map((one) => typed(one, value));
    return read.find((one) => one !== value) ?? (read.includes(null) ? null : value);
  }
  if (schema.type === 'array') return [value].flat().map((item) => typed(schema.items, item));
  if (schema.type === 'object' && isPart(value)) {
    for (const [name, part] of Object.entries(value)) value[name] = typed(partOf(schema, name), part);
    return value;
  }
  if (typeof value !== 'string') return value;
  const type = schema.type ?? typeof schema.const;
  if (type === 'null') return value === '' ? null : value;
  if (type === 'boolean') return answers.get(value) ?? value;
  if ((type === 'integer' || type === 'number') && /^-?\d{1,15}$/.test(value)) return Number(value);
  return value;
}

const answers: ReadonlyMap<string, boolean> = new Map([
  ['1', true],
  ['true', true],
  ['0', false],
  ['false', false],
]);

/** Names come from outside: inherited properties are not fields of the schema. */
const partOf = ({ properties = {} }: Schema, name: string): Schema | undefined =>
  Object.hasOwn(properties, name) ? properties[name] : undefined;

function isPart(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

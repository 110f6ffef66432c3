import { createRequire } from 'node:module';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import type { RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';

type Write = (answer: unknown) => string;

const require = createRequire(import.meta.url);

/**
 * How a route writes its answer: by a function compiled of the contract's schema, so that what the contract
 * does not name is not sent. A refusal writes itself.
 */
export function answerWriter(
  endpoint: AnyEndpoint,
): Pick<RouteShorthandOptions, 'schema' | 'serializerCompiler'> {
  if (endpoint.bytes) return {};
  return { schema: { response: { 200: {} } }, serializerCompiler: () => whenFirstUsed(endpoint) };
}

/**
 * Compiling all answers, and loading what compiles them, is half of a start; one answer takes a few
 * milliseconds.
 */
function whenFirstUsed({ answer: schema }: AnyEndpoint): Write {
  let write: Write | undefined;
  return (answer) => {
    write ??= compile(schema);
    return write(answer);
  };
}

function compile(schema: z.ZodMiniType): Write {
  const build: typeof import('fast-json-stringify') = require('fast-json-stringify');
  return build(jsonSchema(schema));
}

export function jsonSchema(
  schema: z.ZodMiniType,
  io: 'input' | 'output' = 'output',
): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' });
  return rest;
}

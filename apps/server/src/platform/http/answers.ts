import { createRequire } from 'node:module';
import type { AnyEndpoint } from '@novosel/contract/wire/endpoint.ts';
import type { RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';

type Write = (answer: unknown) => string;

const require = createRequire(import.meta.url);

/**
 * The serialiser of a route, compiled from the contract's schema, so that only declared fields are sent.
 * Refusals are written separately.
 */
export function answerWriter(
  endpoint: AnyEndpoint,
): Pick<RouteShorthandOptions, 'schema' | 'serializerCompiler'> {
  if (endpoint.bytes) return {};
  return { schema: { response: { 200: {} } }, serializerCompiler: () => whenFirstUsed(endpoint) };
}

/**
 * Compiling all serialisers and loading the compiler is half of the start time; one takes a few milliseconds,
 * so each is compiled at its first use.
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

import type { AnyEndpoint } from '@novosel/contract/endpoint.ts';
import { refusal } from '@novosel/contract/schema.ts';
import * as z from 'zod/mini';

/** JSON Schema of an answer for Fastify's compiled serialiser: what the contract does not name is not sent. */
export function answerSchema(endpoint: AnyEndpoint): Record<string, unknown> {
  if (endpoint.bytes) return {};
  return {
    response: { 200: jsonSchema(endpoint.answer), '4xx': jsonSchema(refusal), '5xx': jsonSchema(refusal) },
  };
}

export function jsonSchema(
  schema: z.ZodMiniType,
  io: 'input' | 'output' = 'output',
): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { target: 'draft-7', io, unrepresentable: 'any' });
  return rest;
}

import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';

/** S3-13…16: the first is the main one; role 2 and isOdp mark kinds of managers. */
export const manager = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  role: z.int(),
  isOdp: z.boolean(),
  phone: z.string(),
  email: z.string(),
  hours: z.string(),
});
export type Manager = z.output<typeof manager>;

/** S7-27. */
export const listManagers = endpoint({
  name: 'managers.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/managers',
  summary: "The buyer's managers, the main one first.",
  owner: { kind: 'self' },
  answer: z.array(manager),
  errors: [],
});

export const managersEndpoints = { listManagers };

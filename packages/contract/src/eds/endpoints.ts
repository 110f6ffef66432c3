import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { kopecks, moment, ok, uuid } from '../wire/schema.ts';

/** S3-48, S3-49: a certificate that was issued, or a request for one; its state is one of three. */
export const signature = z.object({
  id: uuid,
  kind: z.enum(['certificate', 'request']),
  state: z.enum(['requested', 'active', 'inactive']),
  createdAt: moment,
  /** The last moment of a certificate's validity. */
  validUntil: z.nullable(moment),
});
export type Signature = z.output<typeof signature>;

/** S7-36; S3-45: with the passport-checked flag. */
export const getEds = endpoint({
  name: 'eds.get',
  door: 'cabinet',
  method: 'GET',
  path: '/api/eds',
  summary: "The buyer's electronic signatures and what is to be paid for them.",
  owner: { kind: 'self' },
  answer: ok(
    z.object({
      signatures: z.array(signature),
      invoice: z.nullable(z.object({ number: z.string(), kopecks })),
      /** S3-46, S3-47: the person has confirmed the checked passport that he has now. */
      passportChecked: z.boolean(),
    }),
  ),
  errors: [],
});

export const edsEndpoints = { getEds };

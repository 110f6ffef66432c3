import { createHash } from 'node:crypto';
import { type PassportForm, passportForm } from '@novosel/contract/users/schema.ts';
import type { Signer } from '../../documents/public.ts';
import { fullName } from './agreement-data.ts';

const fields = Object.keys(passportForm.shape).sort() as (keyof PassportForm)[];

/** The person as the agreement names him, stored with it: the signature names him as he has read it there. */
export function signerOf(passport: PassportForm): Signer {
  const entries = fields.map((field) => [field, passport[field]]);
  return {
    fullName: fullName(passport),
    passportHash: createHash('sha256').update(JSON.stringify(entries)).digest('hex'),
  };
}

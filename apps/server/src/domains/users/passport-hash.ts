import { createHash } from 'node:crypto';
import { type PassportForm, passportForm } from '@novosel/contract/users/schema.ts';

const fields = Object.keys(passportForm.shape).sort() as (keyof PassportForm)[];

/** SHA-256 of everything that a passport says, in hexadecimal digits. */
export function passportHash(passport: PassportForm): string {
  const entries = fields.map((field) => [field, passport[field]]);
  return createHash('sha256').update(JSON.stringify(entries)).digest('hex');
}

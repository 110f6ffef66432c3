import type { PassportForm } from '@novosel/contract/users/schema.ts';
import type { Signer } from '../../documents/public.ts';
import { passportHash } from '../../users/public.ts';
import { fullName } from './agreement-data.ts';

/** The person as the agreement names him, stored with it: the signature names him as he has read it there. */
export const signerOf = (passport: PassportForm): Signer => ({
  fullName: fullName(passport),
  passportHash: passportHash(passport),
});

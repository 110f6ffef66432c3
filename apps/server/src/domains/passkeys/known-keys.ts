import type { beginPasskey } from '@novosel/contract/session/passkey-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { PasskeyRow } from './passkeys.repo.ts';

type Known = AnswerOf<typeof beginPasskey>['data']['excludeCredentials'][number];

/** A passkey as the browser needs it to find the device. */
export const known = ({ credentialId, transports }: PasskeyRow): Known => ({
  id: credentialId,
  type: 'public-key',
  // The contract has validated the stored value.
  transports: transports as Known['transports'],
});

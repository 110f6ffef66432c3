import type { beginPasskey } from '@novosel/contract/session/passkey-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { PasskeyRow } from './passkeys.repo.ts';

type Known = AnswerOf<typeof beginPasskey>['data']['excludeCredentials'][number];

/** A key as the browser is told of it, so that it finds the device. */
export const known = ({ credentialId, transports }: PasskeyRow): Known => ({
  id: credentialId,
  type: 'public-key',
  // What is kept has come through the contract.
  transports: transports as Known['transports'],
});

import { call } from '@novosel/client/calls/call.ts';
import {
  type Assertion,
  addPasskey,
  askPasskey,
  askPasskeyProof,
  beginPasskey,
  enterByPasskey,
  proveByPasskey,
} from '@novosel/contract/session/passkey-endpoints.ts';
import {
  type AuthenticationResponseJSON,
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';

/** Why the device gave no passkey. */
export type DeviceSilence = 'unsupported' | 'known' | 'unused';

/** The device gave no passkey: the server was not asked. */
export class DeviceSilent extends Error {
  override readonly name = 'DeviceSilent';
  readonly why: DeviceSilence;

  constructor(why: DeviceSilence) {
    super(why);
    this.why = why;
  }
}

/**
 * The browser does not tell a refusal from a timeout, so that a page learns nothing of the stored passkeys.
 */
const askDevice = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  if (!browserSupportsWebAuthn()) throw new DeviceSilent('unsupported');
  try {
    return await ask();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new DeviceSilent(
      name === 'InvalidStateError' ? 'known' : name === 'SecurityError' ? 'unsupported' : 'unused',
    );
  }
};

const signedOf = ({ id, response }: AuthenticationResponseJSON): Omit<Assertion, 'userHandle'> => ({
  id,
  clientDataJSON: response.clientDataJSON,
  authenticatorData: response.authenticatorData,
  signature: response.signature,
});

/** Signs in by a passkey of this device. @throws DeviceSilent, and what `call` throws */
export const enterByDevice = async () => {
  const { data } = await call(askPasskey, {});
  const answer = await askDevice(() => startAuthentication({ optionsJSON: data }));
  const body = { ...signedOf(answer), userHandle: answer.response.userHandle ?? '' };
  return call(enterByPasskey, { body });
};

/**
 * Re-authenticates by a passkey.
 * @throws DeviceSilent, and what `call` throws
 */
export const proveByDevice = async () => {
  const { data } = await call(askPasskeyProof, {});
  const answer = await askDevice(() => startAuthentication({ optionsJSON: data }));
  // The device was asked for a passkey by its ID, so it need not name its owner.
  const { userHandle } = answer.response;
  return call(proveByPasskey, { body: { ...signedOf(answer), ...(userHandle && { userHandle }) } });
};

type Transports = Parameters<typeof call<typeof addPasskey>>[1]['body']['transports'];

/** Creates a passkey on this device and adds it. @throws DeviceSilent, and what `call` throws */
export const addThisDevice = async () => {
  const { data } = await call(beginPasskey, {});
  const { id, response } = await askDevice(() => startRegistration({ optionsJSON: data }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const known = transports as Transports;
  return call(addPasskey, { body: { id, clientDataJSON, attestationObject, transports: known } });
};

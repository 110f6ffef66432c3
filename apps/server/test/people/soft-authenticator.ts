import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  Assertion,
  askPasskeyProof,
  beginPasskey,
} from '@novosel/contract/session/passkey-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Browser } from '../browser.ts';
import { given } from '../matrix/make-bookings.ts';

export type Making = AnswerOf<typeof beginPasskey>['data'];
type Asking = AnswerOf<typeof askPasskeyProof>['data'];

/** What a device says beside the key; a test says what it lies about. */
export interface Said {
  readonly origin?: string;
  readonly rpId?: string;
  readonly challenge?: string;
  /** False: nobody has shown the device that he is its owner. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

export interface SoftKey {
  readonly id: string;
  /** What the browser sends when the key is made. */
  readonly made: { readonly id: string; readonly transports: readonly string[] };
  /** What it sends when the key signs. */
  answer(asked: Pick<Asking, 'challenge' | 'rpId'>, said?: Said): Assertion;
}

const pageOrigin = 'http://localhost:3000';
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Person present 1, verified 4, key enclosed 64 (WebAuthn 3, 6.1). */
function authData(rpId: string, { verified = true, counter = 0 }: Said, enclosed?: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(1 | (verified ? 4 : 0) | (enclosed ? 64 : 0));
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([hash('sha256', rpId, 'buffer'), head, enclosed ?? Buffer.alloc(0)]);
}

/** A public key of P-256 as devices tell it (RFC 9053, 7.1.1). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

/** A device without a body: makes a key for what it was asked, and signs by it as a real one does. */
export function makeSoftKey({ challenge, rp, user }: Making, said: Said = {}): SoftKey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const enclosed = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey(publicKey)]);
  const attestation = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData(said.rpId ?? rp.id, said, enclosed))],
    ]),
  );
  const client = clientData('webauthn.create', said.challenge ?? challenge, said.origin ?? pageOrigin);
  const made = {
    id: text(id),
    clientDataJSON: text(client),
    attestationObject: text(attestation),
    transports: ['internal'],
  };
  return {
    id: made.id,
    made,
    answer(asked, wrong = {}) {
      const signed = clientData(
        'webauthn.get',
        wrong.challenge ?? asked.challenge,
        wrong.origin ?? pageOrigin,
      );
      const data = authData(wrong.rpId ?? asked.rpId, wrong);
      return {
        id: made.id,
        clientDataJSON: text(signed),
        authenticatorData: text(data),
        signature: text(sign('sha256', Buffer.concat([data, hash('sha256', signed, 'buffer')]), privateKey)),
        userHandle: wrong.userHandle ?? user.id,
      };
    },
  };
}

/** Makes a key on a new device of the person who is signed in, and adds it. */
export async function addSoftKey(browser: Browser): Promise<SoftKey> {
  const key = makeSoftKey(given<Making>(await browser.post('/api/users/passkeys/options', {})));
  const { status, raw } = await browser.post('/api/users/passkeys', key.made);
  if (status !== 200) throw new Error(`the key was not added: ${raw.body}`);
  return key;
}

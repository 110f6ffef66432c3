import * as z from 'zod/mini';
import { passkeyNaming } from '../fields/field-rules.ts';
import { endpoint } from '../wire/endpoint.ts';
import { done, form, moment, ok, uuid } from '../wire/schema.ts';
import { login } from './endpoints.ts';

/** Most passkeys of a person: one for each device and some to spare. */
export const passkeysAtMost = 10;

/** Bytes in JSON as the browser's own API writes them: base64url (WebAuthn 3, 5.1.8). */
const bytes = (most: number) =>
  z.string().check(z.minLength(1), z.maxLength(most), z.regex(/^[A-Za-z0-9_-]+$/));

const transports = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));
const knownKey = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports,
});

/** Options for `navigator.credentials.get`. */
const request = ok(
  z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.int(),
    userVerification: z.literal('required'),
    /** Empty: any passkey of the device. */
    allowCredentials: z.array(knownKey),
  }),
);

/** Signed by the device. */
const assertion = form({
  id: bytes(1400),
  clientDataJSON: bytes(4000),
  authenticatorData: bytes(4000),
  signature: bytes(4000),
  userHandle: bytes(200),
});
export type Assertion = z.output<typeof assertion>;

/** For a key requested by its ID the device need not name its owner (WebAuthn, 6.3.3). */
const proof = form({ ...assertion.shape, userHandle: z.optional(bytes(200)) });
export type ProofAssertion = z.output<typeof proof>;

const passkey = z.object({
  id: uuid,
  name: z.string(),
  madeAt: moment,
  /** Null: never used. */
  usedAt: z.nullable(moment),
});
export type Passkey = z.output<typeof passkey>;

export const listPasskeys = endpoint({
  name: 'passkeys.list',
  door: 'cabinet',
  method: 'GET',
  path: '/api/users/passkeys',
  summary: 'The passkeys by which the person signs in, the newest first.',
  owner: { kind: 'self' },
  answer: ok(z.object({ items: z.array(passkey), now: moment })),
  errors: [],
});

/**
 * A permanent way into the account: adding one needs re-authentication, and is blocked in a frozen cabinet.
 */
const adding = {
  door: 'cabinet',
  method: 'POST',
  owner: { kind: 'self' },
  whenFrozen: 'closed',
  proof: 'fresh',
  limit: { max: 60, seconds: 600, per: 'person' },
} as const;

export const beginPasskey = endpoint({
  ...adding,
  name: 'passkeys.begin',
  path: '/api/users/passkeys/options',
  summary: 'What the browser needs to make a passkey; its challenge is good once and for five minutes.',
  body: z.optional(form({})),
  answer: ok(
    z.object({
      challenge: z.string(),
      rp: z.object({ id: z.string(), name: z.string() }),
      user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
      pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
      timeout: z.int(),
      attestation: z.literal('none'),
      excludeCredentials: z.array(knownKey),
      authenticatorSelection: z.object({
        residentKey: z.literal('required'),
        requireResidentKey: z.literal(true),
        userVerification: z.literal('required'),
      }),
    }),
  ),
  errors: ['PASSKEYS_FULL', 'RATE_LIMITED', 'VALIDATION', 'CSRF_INVALID'],
});

export const addPasskey = endpoint({
  ...adding,
  name: 'passkeys.add',
  path: '/api/users/passkeys',
  summary: 'Adds the passkey that the browser has made; the person is told by letter and SMS.',
  body: form({
    id: bytes(1400),
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: transports.check(z.maxLength(7)),
  }),
  answer: done,
  errors: ['PASSKEY_REFUSED', 'PASSKEYS_FULL', 'RATE_LIMITED', 'VALIDATION', 'CSRF_INVALID'],
});

const one = z.object({ passkey: uuid });

export const renamePasskey = endpoint({
  name: 'passkeys.rename',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/passkeys/{passkey}/name',
  summary: 'Gives a passkey another name.',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  params: one,
  body: form(passkeyNaming.shape),
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const removePasskey = endpoint({
  name: 'passkeys.remove',
  door: 'cabinet',
  method: 'POST',
  path: '/api/users/passkeys/{passkey}/remove',
  summary: 'Takes a passkey away: nobody signs in by it any more.',
  owner: { kind: 'self' },
  // A frozen cabinet may mean theft: the key of a stolen device must be removable.
  whenFrozen: 'open',
  proof: 'fresh',
  params: one,
  body: z.optional(form({})),
  answer: done,
  errors: ['NOT_FOUND', 'VALIDATION', 'CSRF_INVALID'],
});

export const askPasskey = endpoint({
  name: 'auth.passkeyOptions',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary:
    'What the browser needs to sign in by a passkey: the same for everybody, and no name is asked for.',
  owner: { kind: 'guest' },
  body: z.optional(form({})),
  answer: request,
  errors: ['RATE_LIMITED', 'VALIDATION', 'CSRF_INVALID'],
  // Each call stores a row for five minutes.
  limit: { max: 300, seconds: 60, per: 'address' },
});

export const enterByPasskey = endpoint({
  name: 'auth.passkey',
  door: 'cabinet',
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Signs a buyer in by a passkey; what closes the sign-in by a password closes this one, too.',
  owner: { kind: 'guest' },
  body: assertion,
  answer: login.answer,
  errors: ['PASSKEY_REFUSED', 'VALIDATION', 'CSRF_INVALID', 'RATE_LIMITED'],
  limit: { max: 300, seconds: 60, per: 'address' },
});

const proving = {
  door: 'cabinet',
  method: 'POST',
  owner: { kind: 'self' },
  whenFrozen: 'open',
  limit: { max: 300, seconds: 600, per: 'person' },
} as const;

export const askPasskeyProof = endpoint({
  ...proving,
  name: 'session.passkeyOptions',
  path: '/api/session/proof/passkey/options',
  summary: 'What the browser needs to prove by a passkey that it is the person himself.',
  body: z.optional(form({})),
  answer: request,
  errors: ['RATE_LIMITED', 'VALIDATION', 'CSRF_INVALID'],
});

export const proveByPasskey = endpoint({
  ...proving,
  name: 'session.proveByPasskey',
  path: '/api/session/proof/passkey',
  summary: 'Proves by a passkey that it is the person himself who goes on in this session.',
  body: proof,
  answer: done,
  errors: ['PASSKEY_REFUSED', 'RATE_LIMITED', 'VALIDATION', 'CSRF_INVALID'],
});

export const passkeyEndpoints = {
  listPasskeys,
  beginPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  askPasskey,
  enterByPasskey,
  askPasskeyProof,
  proveByPasskey,
};

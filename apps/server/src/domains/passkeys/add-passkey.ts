import {
  type addPasskey as adding,
  type beginPasskey as beginning,
  passkeysAtMost,
} from '@novosel/contract/session/passkey-endpoints.ts';
import type { AnswerOf, BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { deviceOf, keyedHash, personOf, sessionStands, tellContacts } from '../identity/public.ts';
import { challengeMs, issueChallenge, useChallenge } from './challenges.ts';
import { known } from './known-keys.ts';
import { passkeyLetter } from './passkey-words.ts';
import { passkeyAdded } from './passkeys.events.ts';
import { insertPasskey, lockPasskeysOf, type PasskeyRow, passkeysOf } from './passkeys.repo.ts';
import { relyingParty, webauthn } from './relying-party.ts';

type Deps = Pick<Context, 'config' | 'clock' | 'db' | 'jobs'>;
type Made = BodyOf<typeof adding>;

/** ES256 and RS256: every device supports one of them. */
const algorithms = [-7, -257];

/**
 * Options for the browser to create a passkey: for our host, stored on the device with the person's name,
 * usable only after user verification.
 * @throws AppError PASSKEYS_FULL
 */
export async function beginPasskey(
  deps: Pick<Context, 'config'>,
  db: Executor,
  act: BuyerAct,
  sessionId: string,
): Promise<AnswerOf<typeof beginning>['data']> {
  const person = await personOf(db, act.actor.id);
  if (!person) throw new AppError('SESSION_REVOKED');
  const keys = await passkeysOf(db, person.id);
  assertRoom(keys);
  const { id, name } = relyingParty(deps.config);
  return {
    challenge: await issueChallenge(deps, db, act, { purpose: 'add', asker: { sessionId } }),
    rp: { id, name },
    user: {
      id: handleOf(deps, person.id, keys),
      name: person.phone ? `+${person.phone}` : (person.email ?? ''),
      displayName: `${person.name} ${person.surname}`,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMs,
    attestation: 'none',
    excludeCredentials: keys.map(known),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

/**
 * One random handle for all passkeys of a person: a device replaces its own older passkey of the same handle.
 */
function handleOf({ config }: Pick<Context, 'config'>, userId: number, [key]: readonly PasskeyRow[]): string {
  return key?.userHandle ?? keyedHash(config.secret, 'passkey-person', String(userId));
}

function assertRoom(keys: readonly PasskeyRow[]): void {
  if (keys.length >= passkeysAtMost)
    throw new AppError('PASSKEYS_FULL', { params: { most: passkeysAtMost } });
}

/**
 * Stores the passkey made by the browser, and notifies the person at his contacts.
 * @throws AppError PASSKEY_REFUSED, PASSKEYS_FULL, SESSION_REVOKED when a new password was first
 */
export async function addPasskey(
  deps: Deps,
  act: BuyerAct,
  { sessionId, given }: { readonly sessionId: string; readonly given: Made },
): Promise<void> {
  const { at: now, actor } = act;
  const { id: userId } = actor;
  const { clientDataJSON } = given;
  const asked = { purpose: 'add', asker: { sessionId }, clientDataJSON } as const;
  const challenge = await useChallenge(deps, deps.db, act, asked);
  const made = challenge && (await verify(deps, given, challenge));
  if (!made) throw new AppError('PASSKEY_REFUSED');
  const id = uuidv7(now);
  const { browser, system } = deviceOf(act.userAgent ?? null);
  await deps.db.transaction(async (tx) => {
    await lockPasskeysOf(tx, userId);
    // Code that removes all passkeys takes the same lock, and has then ended this session.
    if (!(await sessionStands(tx, sessionId))) throw new AppError('SESSION_REVOKED');
    const keys = await passkeysOf(tx, userId);
    assertRoom(keys);
    const row = {
      ...made,
      id,
      userId,
      userHandle: handleOf(deps, userId, keys),
      transports: given.transports,
      name: [browser, system].filter(Boolean).join(', ') || '—',
      createdAt: now,
      usedAt: null,
    };
    if (!(await insertPasskey(tx, row))) throw new AppError('PASSKEY_REFUSED');
    await passkeyAdded(tx, act, id);
    const person = await personOf(tx, userId);
    if (person) await tellContacts(deps, tx, person, passkeyLetter('add', person.locale, now));
  });
}

async function verify({ config }: Deps, { transports, id, ...response }: Made, challenge: string) {
  const { verifyRegistrationResponse } = await webauthn();
  const { id: expectedRPID, origins } = relyingParty(config);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { ...response, transports },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origins,
      expectedRPID,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified || !registrationInfo) return undefined;
    const { credential, credentialBackedUp: backedUp } = registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      backedUp,
    };
  } catch {
    // The library only computes: any error means an invalid answer of the device.
    return undefined;
  }
}

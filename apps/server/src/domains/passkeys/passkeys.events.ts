import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { eventKind } from '../../platform/events.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { ofOwn, type Visit } from '../identity/public.ts';

type OwnVisit = Visit & { readonly viewer: Viewer };

const record = (act: string) => async (tx: Executor, visit: OwnVisit, passkey: string, at: Date) =>
  audit(tx, { ...ofOwn(visit.viewer.userId, visit, at), action: `passkeys.${act}`, details: { passkey } });

export const passkeyAdded = record('add');
export const passkeyRenamed = record('rename');
export const passkeyRemoved = record('remove');

/**
 * A key has signed what it was asked for; whether a session came of it stands in the record of the sign-in.
 */
export async function passkeyUsed(
  tx: Executor,
  { id, userId }: { readonly id: string; readonly userId: number },
  purpose: string,
  visit: Visit,
  at: Date,
): Promise<void> {
  await audit(tx, {
    ...ofOwn(userId, visit, at),
    action: 'passkeys.use',
    details: { passkey: id, for: purpose },
  });
}

export interface KeysGone {
  readonly userId: number;
  /** At least one. */
  readonly ids: readonly [string, ...string[]];
  readonly at: Date;
}

/** Every key of a person went with the way in that it stood beside. */
export const keysGone = eventKind<KeysGone>('passkeys.gone');

/** A key went with the way in that it stood beside. */
export async function passkeysDropped(
  tx: Executor,
  { id, userId }: { readonly id: string; readonly userId: number },
  visit: Visit,
  at: Date,
): Promise<void> {
  const details = { passkey: id, why: 'way-in-replaced' };
  await audit(tx, { ...ofOwn(userId, visit, at), action: 'passkeys.remove', details });
}

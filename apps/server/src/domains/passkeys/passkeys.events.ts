import type { BuyerAct } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { eventKind } from '../../platform/events.ts';
import { ownSubject } from '../identity/public.ts';

const record = (event: string) => (tx: Executor, act: BuyerAct, passkey: string) =>
  audit(tx, act, { action: `passkeys.${event}`, subject: ownSubject(act), details: { passkey } });

export const passkeyAdded = record('add');
export const passkeyRenamed = record('rename');
export const passkeyRemoved = record('remove');

/**
 * A key has signed what it was asked for; whether a session came of it stands in the record of the sign-in.
 */
export async function passkeyUsed(
  tx: Executor,
  act: BuyerAct,
  { id, purpose }: { readonly id: string; readonly purpose: string },
): Promise<void> {
  await audit(tx, act, {
    action: 'passkeys.use',
    subject: ownSubject(act),
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
export async function passkeysDropped(tx: Executor, act: BuyerAct, id: string): Promise<void> {
  const details = { passkey: id, why: 'way-in-replaced' };
  await audit(tx, act, { action: 'passkeys.remove', subject: ownSubject(act), details });
}

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

/** A valid signature by a passkey; the audit record of the sign-in says whether a session followed. */
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

/** All passkeys of a person were deleted together with another way into the account. */
export const keysGone = eventKind<KeysGone>('passkeys.gone');

/** A passkey was deleted together with another way into the account. */
export async function passkeysDropped(tx: Executor, act: BuyerAct, id: string): Promise<void> {
  const details = { passkey: id, why: 'way-in-replaced' };
  await audit(tx, act, { action: 'passkeys.remove', subject: ownSubject(act), details });
}

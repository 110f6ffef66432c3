import { asBuyer, type BuyerAct, type PersonAct } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { ownSubject } from './identity.events.ts';

interface ContactChanged {
  readonly type: 'phone' | 'email';
  /** Both contacts are masked. */
  readonly from: string;
  readonly to: string;
  readonly oldCodeId: string;
  readonly newCodeId: string;
}

/** A person has changed his phone or e-mail. */
export async function contactChanged(tx: Executor, act: BuyerAct, details: ContactChanged): Promise<void> {
  await audit(tx, act, {
    action: 'identity.change-contact',
    subject: ownSubject(act),
    details: { ...details },
  });
}

/** A person has re-authenticated in his session. Recorded as a buyer's act, also for staff. */
export async function provedAnew(
  tx: Executor,
  act: PersonAct,
  { sessionId, by }: { readonly sessionId: string; readonly by: 'password' | 'passkey' | 'factor' },
): Promise<void> {
  await audit(tx, asBuyer(act, act.actor.id), {
    action: 'identity.prove',
    subject: ownSubject(act),
    details: { sessionId, by },
  });
}

/** A person has frozen his cabinet, or unfrozen it. */
export async function frozenOrUnfrozen(
  tx: Executor,
  act: BuyerAct,
  { event, codeId }: { readonly event: 'freeze' | 'unfreeze'; readonly codeId?: string },
): Promise<void> {
  const details = { ...(codeId && { codeId }) };
  await audit(tx, act, { action: `identity.${event}`, subject: ownSubject(act), details });
}

import { asBuyer, type PersonAct } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';
import { ofOwn } from './identity.events.ts';
import type { Visit } from './sign-in/visit.ts';

interface ContactChanged {
  readonly type: 'phone' | 'email';
  /** Both masked. */
  readonly from: string;
  readonly to: string;
  readonly oldCodeId: string;
  readonly newCodeId: string;
}

/** The phone or the e-mail was changed by its person. */
export async function contactChanged(
  tx: Executor,
  userId: number,
  details: ContactChanged,
  visit: Visit,
  at: Date,
): Promise<void> {
  await audit(tx, {
    ...ofOwn(userId, visit, at),
    action: 'identity.change-contact',
    details: { ...details },
  });
}

/** A person has proved in his session once more that it is he. */
export async function provedAnew(
  tx: Executor,
  act: PersonAct,
  { sessionId, by }: { readonly sessionId: string; readonly by: 'password' | 'passkey' | 'factor' },
): Promise<void> {
  const { id } = act.actor;
  await audit(tx, asBuyer(act, id), {
    action: 'identity.prove',
    subject: `user:${id}`,
    details: { sessionId, by },
  });
}

/** A person has frozen his cabinet, or unfrozen it. */
export async function frozenOrUnfrozen(
  tx: Executor,
  userId: number,
  { act, codeId }: { readonly act: 'freeze' | 'unfreeze'; readonly codeId?: string },
  visit: Visit,
  at: Date,
): Promise<void> {
  const details = { ...(codeId && { codeId }) };
  await audit(tx, { ...ofOwn(userId, visit, at), action: `identity.${act}`, details });
}

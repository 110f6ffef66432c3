import type { listPasskeys as listing } from '@novosel/contract/session/passkey-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { personOf, tellContacts } from '../identity/public.ts';
import { passkeyLetter } from './passkey-words.ts';
import { passkeyRemoved, passkeyRenamed } from './passkeys.events.ts';
import { deletePasskey, keepName, passkeysOf } from './passkeys.repo.ts';

/** The person's passkeys, without their credential data. */
export async function listPasskeys(
  db: Executor,
  { at, actor }: BuyerAct,
): Promise<AnswerOf<typeof listing>['data']> {
  const items = (await passkeysOf(db, actor.id)).map(({ id, name, createdAt, usedAt }) => ({
    id,
    name,
    madeAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
  return { items, now: at.toISOString() };
}

/** @throws AppError NOT_FOUND */
export function renamePasskey(
  db: Executor,
  act: BuyerAct,
  { passkey, name }: { readonly passkey: string; readonly name: string },
): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (!(await keepName(tx, act.actor.id, passkey, name))) throw new AppError('NOT_FOUND');
    await passkeyRenamed(tx, act, passkey);
  });
}

/** Deletes a passkey and notifies the person at his contacts. @throws AppError NOT_FOUND */
export function removePasskey(
  deps: Pick<Context, 'clock' | 'jobs'>,
  db: Executor,
  act: BuyerAct,
  passkey: string,
): Promise<void> {
  const { at, actor } = act;
  return inTransaction(db, async (tx) => {
    if (!(await deletePasskey(tx, actor.id, passkey))) throw new AppError('NOT_FOUND');
    await passkeyRemoved(tx, act, passkey);
    const person = await personOf(tx, actor.id);
    if (person) await tellContacts(deps, tx, person, passkeyLetter('remove', person.locale, at));
  });
}

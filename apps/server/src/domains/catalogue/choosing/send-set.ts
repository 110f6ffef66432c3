import type { createSet as createEndpoint } from '@novosel/contract/catalogue/desk/desk-endpoints.ts';
import { endOfOwnTerm } from '@novosel/contract/time/end-of-term.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import { path } from '@novosel/contract/wire/paths.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { newToken, tokenHash } from '../../identity/public.ts';
import { findEstatesById } from '../catalogue.repo.ts';
import { insertSet, markSetWithdrawn } from './choosing.repo.ts';

/**
 * Makes an estate set and its link; only the hash of the link is stored.
 * @throws AppError NOT_FOUND for an unknown estate
 */
export async function sendSet(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  act: StaffAct,
  { title, note, estates, days }: BodyOf<typeof createEndpoint>,
): Promise<{ id: string; link: string; expiresAt: string }> {
  const estateIds = [...new Set(estates)];
  const known = await findEstatesById(db, estateIds, undefined);
  if (known.length < estateIds.length) throw new AppError('NOT_FOUND');
  const createdAt = clock.now();
  const expiresAt = endOfOwnTerm(createdAt, days);
  const id = uuidv7(createdAt);
  const token = newToken();
  await db.transaction(async (tx) => {
    await insertSet(tx, {
      id,
      staffId: act.actor.id,
      title,
      note: note ?? '',
      estateIds,
      tokenHash: tokenHash(token),
      createdAt,
      expiresAt,
      withdrawnAt: null,
      opened: 0,
      openedAt: null,
    });
    await audit(tx, act, {
      action: 'catalogue.send-set',
      subject: `set:${id}`,
      details: { estates: estateIds.length },
    });
  });
  return {
    id,
    link: new URL(path('estateSet', { token }), config.publicUrl).href,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Withdraws a set: its link stops working. @throws AppError NOT_FOUND */
export async function withdrawSet(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  act: StaffAct,
  id: string,
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    if (!(await markSetWithdrawn(tx, id, at))) throw new AppError('NOT_FOUND');
    await audit(tx, act, { action: 'catalogue.withdraw-set', subject: `set:${id}` });
  });
}

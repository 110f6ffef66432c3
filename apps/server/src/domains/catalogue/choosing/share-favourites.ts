import { partnersAtMost } from '@novosel/contract/catalogue/choosing/favourites-endpoints.ts';
import { endOfOwnTerm } from '@novosel/contract/time/end-of-term.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { newToken, personOf, tokenHash } from '../../identity/public.ts';
import { shortName } from '../names.ts';
import { otherOf, partnersOf, tellPeople } from '../partners.ts';
import {
  acceptShare,
  endShare,
  findInvitation,
  findShares,
  insertShare,
  lockInvitation,
  lockSharers,
} from './favourites.repo.ts';

type Deps = Pick<Context, 'db'>;

const linkDays = 7;

/**
 * Makes a link by which another person may join the favourites; an earlier link stops working.
 * @throws AppError PARTNERS_FULL
 */
export async function inviteToFavourites(
  { db }: Deps,
  { at, actor }: BuyerAct,
): Promise<{ id: string; token: string; expiresAt: string }> {
  const { id: userId } = actor;
  const token = newToken();
  const share = {
    id: uuidv7(at),
    inviterId: userId,
    tokenHash: tokenHash(token),
    createdAt: at,
    expiresAt: endOfOwnTerm(at, linkDays),
  };
  await db.transaction(async (tx) => {
    await lockSharers(tx, [userId]);
    await assertRoom(tx, userId, at);
    for (const { id, acceptedAt } of await findShares(tx, userId, at))
      if (!acceptedAt) await endShare(tx, userId, id, at);
    await insertShare(tx, share);
    await audit(tx, { at, actor }, { action: 'favourites.invite', subject: `share:${share.id}` });
  });
  return { id: share.id, token, expiresAt: share.expiresAt.toISOString() };
}

/** The author of an invitation. @throws AppError NOT_FOUND */
export async function showInvitation(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  token: string,
): Promise<{ from: string; expiresAt: string; own: boolean }> {
  return db.transaction(async (tx) => {
    const found = await findInvitation(tx, tokenHash(token), clock.now());
    if (!found) throw new AppError('NOT_FOUND');
    const from = shortName(await personOf(tx, found.inviterId));
    return { from, expiresAt: found.expiresAt.toISOString(), own: found.inviterId === userId };
  });
}

/** Joins by a link, which then stops working. @throws AppError NOT_FOUND, INVITATION_OWN, PARTNERS_FULL */
export async function joinFavourites({ db }: Deps, { at, actor }: BuyerAct, token: string): Promise<void> {
  const { id: userId } = actor;
  await db.transaction(async (tx) => {
    const seen = await findInvitation(tx, tokenHash(token), at);
    if (!seen) throw new AppError('NOT_FOUND');
    if (seen.inviterId === userId) throw new AppError('INVITATION_OWN');
    // Locks people before links, as the code that replaces a link does.
    await lockSharers(tx, [userId, seen.inviterId]);
    const found = await lockInvitation(tx, tokenHash(token), at);
    if (!found) throw new AppError('NOT_FOUND');
    const together = (await partnersOf(tx, userId, at)).includes(found.inviterId);
    // They already share: only the link is used up.
    if (together) await endShare(tx, found.inviterId, found.id, at);
    else {
      await assertRoom(tx, userId, at);
      await assertRoom(tx, found.inviterId, at);
      await acceptShare(tx, found.id, userId, at);
    }
    await audit(tx, { at, actor }, { action: 'favourites.join', subject: `share:${found.id}` });
    await tellPeople(tx, [userId, found.inviterId]);
  });
}

/** Withdraws a link, or ends the sharing for both people. @throws AppError NOT_FOUND */
export async function leaveFavourites({ db }: Deps, { at, actor }: BuyerAct, shareId: string): Promise<void> {
  const { id: userId } = actor;
  await db.transaction(async (tx: Tx) => {
    const ended = await endShare(tx, userId, shareId, at);
    if (!ended) throw new AppError('NOT_FOUND');
    await audit(tx, { at, actor }, { action: 'favourites.leave', subject: `share:${shareId}` });
    await tellPeople(tx, [userId, otherOf(ended, userId) ?? userId]);
  });
}

async function assertRoom(tx: Executor, userId: number, at: Date): Promise<void> {
  if ((await partnersOf(tx, userId, at)).length >= partnersAtMost)
    throw new AppError('PARTNERS_FULL', { params: { max: partnersAtMost } });
}

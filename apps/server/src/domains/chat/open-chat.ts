import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { findOpenChat, insertChat } from './chat.repo.ts';

/**
 * The open conversation of a person, created if there is none. Its ID is random and reveals nothing (promise
 * C14).
 */
export async function openChat(
  { db }: Pick<Context, 'db'>,
  { at, actor: { id: userId } }: BuyerAct,
): Promise<string> {
  const open = await findOpenChat(db, userId);
  if (open) return open.id;
  await insertChat(db, randomUUID(), userId, at);
  const made = await findOpenChat(db, userId);
  if (!made) throw new Error('the conversation was closed while it was being opened');
  return made.id;
}

import { AppError } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { NamedDeal } from '../deals/public.ts';
import {
  type ChatRow,
  findFiles,
  findMessage,
  insertMessage,
  type MessageRow,
  moveChat,
} from './chat.repo.ts';

export interface NewMessage extends Pick<MessageRow, 'id' | 'text' | 'author' | 'staffId' | 'role' | 'at'> {
  readonly files: readonly string[];
  /**
   * Finds the deal of the message; returns undefined when the person sees no such deal. Undefined itself when
   * the message names no deal.
   */
  readonly deal: (() => Promise<NamedDeal | undefined>) | undefined;
  /** Attaches the files to the conversation. @returns false when one of them is not available */
  readonly claim: (files: readonly string[]) => Promise<boolean>;
}

/** What is stored of a message under its ID. */
export interface Kept {
  readonly seq: number;
  readonly isNew: boolean;
}

/**
 * Adds a message to a locked conversation. A repeat gets the stored message, even if the conversation was
 * closed meanwhile: the first answer may have been lost (promise 51).
 * @throws AppError CHAT_CLOSED, CHAT_DEAL_ABSENT, UPLOAD_LOST, or IDEMPOTENCY_MISMATCH for a different text
 * or files under a known ID
 */
export async function keepMessage(
  tx: Tx,
  chat: ChatRow,
  { deal, claim, files, ...message }: NewMessage,
): Promise<Kept> {
  const named = [...new Set(files)];
  const known = await findMessage(tx, chat.id, message.id);
  if (known) {
    const same =
      known.text === message.text &&
      known.author === message.author &&
      known.staffId === message.staffId &&
      (await findFiles(tx, known)).join() === named.join();
    if (!same) throw new AppError('IDEMPOTENCY_MISMATCH');
    return { seq: known.seq, isNew: false };
  }
  if (chat.closedAt) throw new AppError('CHAT_CLOSED');
  const about = await deal?.();
  if (deal && !about) throw new AppError('CHAT_DEAL_ABSENT');
  if (!(await claim(named))) throw new AppError('UPLOAD_LOST');
  const answered = message.author === 'staff';
  const seq = chat.lastSeq + 1;
  await insertMessage(
    tx,
    {
      ...message,
      chatId: chat.id,
      seq,
      bookingId: about?.bookingId ?? null,
      dealNumber: about?.number ?? null,
      dealAct: about?.act ?? null,
      waitedSeconds: answered ? secondsBetween(chat.waitingSince, message.at) : null,
    },
    named,
  );
  await moveChat(tx, chat.id, {
    lastSeq: seq,
    movedAt: message.at,
    waitingSince: answered ? null : (chat.waitingSince ?? message.at),
  });
  return { seq, isNew: true };
}

const secondsBetween = (since: Date | null, at: Date): number | null =>
  since && Math.max(0, Math.round((at.getTime() - since.getTime()) / 1000));

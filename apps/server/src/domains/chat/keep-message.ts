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
   * Finds the deal that the message is about; undefined when the person sees no such deal. Absent: it names
   * none.
   */
  readonly deal: (() => Promise<NamedDeal | undefined>) | undefined;
  /** Makes the files those of the conversation. @returns false when one of them cannot be had */
  readonly claim: (files: readonly string[]) => Promise<boolean>;
}

/** What is known of a message by its name. */
export interface Kept {
  readonly seq: number;
  readonly isNew: boolean;
}

/**
 * Adds a message to a locked conversation. One that is there already is answered as it was kept, also when
 * the conversation was closed meanwhile: its first answer may have been lost on the way (promise 51).
 * @throws AppError CHAT_CLOSED, CHAT_DEAL_ABSENT, UPLOAD_LOST, or IDEMPOTENCY_MISMATCH for other words or
 *   files under a known id
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

import type { DeskMessage } from '@novosel/contract/chat/schema.ts';
import type { Executor } from '../../platform/database/db.ts';
import { sql } from '../../platform/database/drizzle.ts';
import { type AttachedFile, givingOf, type ScanState, scannedFiles } from '../documents/public.ts';
import { nameAndSurnameOf } from '../identity/public.ts';

type Row = Omit<DeskMessage, 'at' | 'files'> & {
  readonly at: Date;
  readonly files: readonly (AttachedFile & { readonly scan: ScanState })[];
};

interface Which {
  readonly chatId: string;
  /** Only messages before this place. */
  readonly before: number;
  readonly atMost: number;
  /** Whether a virus scanner is configured. */
  readonly scanned: boolean;
}

/**
 * The newest messages of a conversation before a place, in order, with the names of the staff who answered.
 */
export async function listMessages(
  db: Executor,
  { chatId, before, atMost, scanned }: Which,
): Promise<DeskMessage[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select m.seq, m.id, m.author, m.role, m.text, m.at,
      ${nameAndSurnameOf(sql`m.staff_id`)} as name,
      case when m.booking_id is not null
        then json_build_object('booking', m.booking_id, 'number', m.deal_number, 'act', m.deal_act) end as topic,
      ${scannedFiles(sql`select document_id, place from chat_files where chat_id = m.chat_id and seq = m.seq`)} as files
    from chat_messages m
    where m.chat_id = ${chatId} and m.seq < ${before} order by m.seq desc limit ${atMost}`);
  return rows.reverse().map(({ files, ...row }) => ({
    ...row,
    files: files.map(({ scan, ...file }) => ({ ...file, state: givingOf(scan, scanned) })),
    at: new Date(row.at).toISOString(),
  }));
}

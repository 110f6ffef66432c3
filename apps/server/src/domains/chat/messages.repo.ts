import type { DeskMessage } from '@novosel/contract/chat/schema.ts';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/db.ts';
import { givingOf, type ScanState } from '../documents/public.ts';

type Row = Omit<DeskMessage, 'at' | 'files'> & {
  readonly at: Date;
  readonly files: readonly {
    readonly id: string;
    readonly title: string;
    readonly size: number;
    readonly scan: ScanState;
  }[];
};

interface Which {
  readonly chatId: string;
  /** Only those that stand before this place. */
  readonly before: number;
  readonly atMost: number;
  /** There is a virus scanner. */
  readonly scanned: boolean;
}

/** The newest of a conversation before a place, in their order, with the names of those who answered. */
export async function listMessages(
  db: Executor,
  { chatId, before, atMost, scanned }: Which,
): Promise<DeskMessage[]> {
  const { rows } = await db.execute<Row & Record<string, unknown>>(sql`
    select m.seq, m.id, m.author, m.role, m.text, m.at,
      case when m.staff_id is not null then concat_ws(' ', u.name, u.surname) end as name,
      case when m.booking_id is not null
        then json_build_object('booking', m.booking_id, 'number', m.deal_number, 'act', m.deal_act) end as topic,
      coalesce((
        select json_agg(json_build_object('id', d.id, 'title', d.title, 'size', d.bytes,
          'scan', coalesce(k.state, 'unchecked')) order by f.place)
        from chat_files f join documents d on d.id = f.document_id left join upload_checks k on k.document_id = d.id
        where f.chat_id = m.chat_id and f.seq = m.seq
      ), '[]'::json) as files
    from chat_messages m left join users u on u.id = m.staff_id
    where m.chat_id = ${chatId} and m.seq < ${before} order by m.seq desc limit ${atMost}`);
  return rows.reverse().map(({ files, ...row }) => ({
    ...row,
    files: files.map(({ scan, ...file }) => ({ ...file, state: givingOf(scan, scanned) })),
    at: new Date(row.at).toISOString(),
  }));
}

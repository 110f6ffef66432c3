import { type SQL, sql } from 'drizzle-orm';

/** A file of a list as `attachedFiles` reads it. */
export interface AttachedFile {
  readonly id: string;
  readonly title: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * A part of a statement: the files of one of its rows as JSON, an array of `AttachedFile` in their order.
 * @param links statement that gives `document_id` and `place`
 */
export const attachedFiles = (links: SQL) => sql<AttachedFile[]>`coalesce((
  select json_agg(json_build_object('id', file.id, 'title', file.title, 'size', file.bytes) order by link.place)
  from (${links}) link join documents file on file.id = link.document_id), '[]'::json)`;

/** The same, each with `scan`: what the scanner of viruses has found, `unchecked` where there was none. */
export const scannedFiles = (links: SQL) => sql`coalesce((
  select json_agg(json_build_object('id', file.id, 'title', file.title, 'size', file.bytes,
    'scan', coalesce(seen.state, 'unchecked')) order by link.place)
  from (${links}) link join documents file on file.id = link.document_id
  left join upload_checks seen on seen.document_id = file.id), '[]'::json)`;

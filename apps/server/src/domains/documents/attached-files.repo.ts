import { type SQL, sql } from '../../platform/database/drizzle.ts';

/** A file in the result of `attachedFiles`. */
export interface AttachedFile {
  readonly id: string;
  readonly title: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * SQL expression: the files of a row as a JSON array of `AttachedFile`, in order.
 * @param links statement that gives `document_id` and `place`
 */
export const attachedFiles = (links: SQL) => sql<AttachedFile[]>`coalesce((
  select json_agg(json_build_object('id', file.id, 'title', file.title, 'size', file.bytes) order by link.place)
  from (${links}) link join documents file on file.id = link.document_id), '[]'::json)`;

/** The same with `scan`, the result of the virus scanner; `unchecked` without a scanner. */
export const scannedFiles = (links: SQL) => sql`coalesce((
  select json_agg(json_build_object('id', file.id, 'title', file.title, 'size', file.bytes,
    'scan', coalesce(seen.state, 'unchecked')) order by link.place)
  from (${links}) link join documents file on file.id = link.document_id
  left join upload_checks seen on seen.document_id = file.id), '[]'::json)`;

import type { Act } from './act.ts';
import type { Executor } from './database/db.ts';
import { type SQL, sql } from './database/drizzle.ts';
import { auditRecords } from './platform.tables.ts';

interface Done {
  /** «domain.act» */
  readonly action: string;
  /** What the act is about, such as «booking:…». */
  readonly subject: string;
  /** Facts without personal data. */
  readonly details?: Record<string, string | number | boolean | null>;
}

interface AuditEntry extends Done {
  readonly at: Date;
  readonly actorKind: Act['actor']['kind'];
  readonly actorId?: number;
  readonly onBehalfOf?: number;
  readonly address?: string;
  readonly requestId?: string;
}

/** Adds an audit record, in the transaction of its act. */
export async function audit(tx: Executor, act: Act, done: Done): Promise<void> {
  const entry = entryOf(act, done);
  await tx.insert(auditRecords).values({ ...entry, details: entry.details ?? {} });
}

function entryOf({ at, actor, address, requestId }: Act, done: Done): AuditEntry {
  return {
    ...done,
    at,
    actorKind: actor.kind,
    ...('id' in actor && { actorId: actor.id }),
    ...('onBehalfOf' in actor && { onBehalfOf: actor.onBehalfOf }),
    ...(address !== undefined && { address }),
    ...(requestId !== undefined && { requestId }),
  };
}

/** A statement has a limited number of parameters, so many rows are inserted in parts. */
const rowsAtOnce = 1000;

/** `audit` for an act on many subjects. */
export async function auditAll(tx: Executor, act: Act, all: readonly Done[]): Promise<void> {
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    const entries = all.slice(from, from + rowsAtOnce).map((done) => entryOf(act, done));
    await tx
      .insert(auditRecords)
      .values(entries.map((entry) => ({ ...entry, details: entry.details ?? {} })));
  }
}

/** The same as the last part of the act's own statement, for acts where every query counts. */
export function auditing(act: Act, done: Done): SQL {
  const { actorId, onBehalfOf, details, address, requestId, ...entry } = entryOf(act, done);
  return sql`
    insert into audit_records (at, actor_kind, actor_id, on_behalf_of, action, subject, details, address, request_id)
    values (${entry.at.toISOString()}, ${entry.actorKind}, ${actorId ?? null}, ${onBehalfOf ?? null}, ${entry.action},
      ${entry.subject}, ${JSON.stringify(details ?? {})}::jsonb, ${address ?? null}, ${requestId ?? null})`;
}

import type { auditLog } from '@novosel/contract/desk/audit-endpoints.ts';
import type { AnswerOf, QueryOf } from '@novosel/contract/wire/endpoint.ts';
import type { Executor } from '../../platform/database/db.ts';
import { findAudit } from '../queue/queue.repo.ts';

const pageSize = 100;

/** The audit log, newest first, page by page. */
export async function listAudit(
  db: Executor,
  { before, subject }: QueryOf<typeof auditLog>,
): Promise<AnswerOf<typeof auditLog>['data']> {
  const rows = await findAudit(db, { before, subject: subject?.trim() || undefined }, pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    items: shown.map(({ id, at, action, subject: of, details, address, ...row }) => ({
      id,
      at,
      actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
      onBehalfOf: row.on_behalf_of,
      action,
      subject: of,
      details,
      address,
      requestId: row.request_id,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

import type { personLog } from '@novosel/contract/desk/audit-endpoints.ts';
import type { AnswerOf } from '@novosel/contract/endpoint.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/db.ts';
import { ok } from '../../platform/http/ok.ts';
import { listAudit } from './list-audit.ts';
import { findAccount } from './people.repo.ts';

interface Reading {
  readonly userId: number;
  readonly before: number | undefined;
  readonly staffId: number;
  readonly address: string;
  readonly requestId: string;
}

/** A buyer's log for whoever sees his card; that it was read is written down after it. @throws AppError NOT_FOUND */
export async function readPersonLog(
  { clock }: Pick<Context, 'clock'>,
  db: Executor,
  { userId, before, staffId, ...from }: Reading,
): Promise<AnswerOf<typeof personLog>> {
  if (!(await findAccount(db, userId))) throw new AppError('NOT_FOUND');
  const subject = `user:${userId}`;
  const { data } = await listAudit(db, { before, subject });
  const action = 'people.read-log';
  await audit(db, { at: clock.now(), actorKind: 'staff', actorId: staffId, action, subject, ...from });
  const items = data.items.map((item) => ({
    ...item,
    requestId: null,
    address: item.actor.kind === 'staff' ? null : item.address,
  }));
  return ok({ ...data, items });
}

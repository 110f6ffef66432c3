import type { RequestState, ServiceAct } from '@novosel/contract/services/rules.ts';
import { AppError } from '../../platform/app-error.ts';
import { type AuditEntry, audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { claimUploads } from '../documents/public.ts';
import { insertStep, type RequestRow } from './services.repo.ts';

/** Who makes a step, and from where: for the audit log. */
export interface Stepper {
  readonly userId: number;
  readonly address: string;
  readonly requestId: string;
}

/** What `documents.subject` says of a file that belongs to a request. */
export const subjectOf = (requestId: string): string => `service:${requestId}`;

export type Actor = Pick<AuditEntry, 'actorKind' | 'actorId'>;

interface Step {
  readonly request: Pick<RequestRow, 'id' | 'userId'>;
  readonly by: Stepper;
  readonly fromStaff: boolean;
  readonly act: ServiceAct | 'order';
  readonly state: RequestState;
  /** Whether the desk knows of it. */
  readonly isSent: boolean;
  /** Who has done it, where it is neither the buyer nor the desk by a step of theirs. */
  readonly actor?: Actor | undefined;
  readonly text: string;
  /** Bare uploads of the buyer; they belong to the request from now on. */
  readonly files: readonly string[];
  readonly at: Date;
}

/**
 * Adds a step with its words and files; it is in the log, and everybody who looks at the request hears.
 * @throws AppError UPLOAD_LOST
 */
export async function recordStep(
  tx: Tx,
  { request: { id, userId }, by, fromStaff, act, state, isSent, actor, text, files, at }: Step,
): Promise<void> {
  const named = [...new Set(files)];
  if (!(await claimUploads(tx, userId, named, subjectOf(id)))) throw new AppError('UPLOAD_LOST');
  await insertStep(
    tx,
    { id: uuidv7(at), requestId: id, authorId: by.userId, fromStaff, act, state, text, at },
    named,
  );
  await audit(tx, {
    at,
    ...(actor ?? { actorKind: fromStaff ? 'staff' : 'buyer', actorId: by.userId }),
    action: 'services.step',
    subject: subjectOf(id),
    details: { act, files: named.length },
    address: by.address,
    requestId: by.requestId,
  });
  await tell(tx, { to: 'person', userId, topic: 'services', id });
  if (isSent) await tell(tx, { to: 'desk', topic: 'services', id });
}

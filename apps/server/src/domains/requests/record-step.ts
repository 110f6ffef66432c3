import type { Act } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { claimUploads } from '../documents/public.ts';
import { insertStep } from './requests.repo.ts';

/** Subject of a request's files (`documents.subject`) and of its audit records. */
export const subjectOf = (requestId: string): string => `request:${requestId}`;

interface Step {
  readonly request: { readonly id: string; readonly userId: number };
  /** `order`, or an act of the flow. */
  readonly step: string;
  /** The state of the request after it. */
  readonly state: string;
  /** Whether the desk can see the request. */
  readonly isSent: boolean;
  /** The member of staff; undefined for the buyer and for automatic steps. */
  readonly staffId: number | undefined;
  readonly text: string;
  /** Unassigned uploads of the buyer; they are assigned to the request. */
  readonly files: readonly string[];
}

/**
 * Adds a step with its message and files, audits it, and makes open pages reload the request.
 * @throws AppError UPLOAD_LOST
 */
export async function recordStep(
  tx: Tx,
  act: Act,
  { request: { id, userId }, step, state, isSent, staffId, text, files }: Step,
): Promise<void> {
  const { at } = act;
  const named = [...new Set(files)];
  if (!(await claimUploads(tx, userId, named, subjectOf(id)))) throw new AppError('UPLOAD_LOST');
  const authorId = staffId ?? userId;
  const fromStaff = staffId !== undefined;
  await insertStep(
    tx,
    { id: uuidv7(at), requestId: id, authorId, fromStaff, act: step, state, text, at },
    named,
  );
  const details = { act: step, files: named.length };
  await audit(tx, act, { action: 'requests.step', subject: subjectOf(id), details });
  await tell(tx, { to: 'person', userId, topic: 'requests', id });
  if (isSent) await tell(tx, { to: 'desk', topic: 'requests', id });
}

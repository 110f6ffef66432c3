import type { sendFeedback as endpoint } from '@novosel/contract/feedback/endpoints.ts';
import type { BodyOf } from '@novosel/contract/wire/endpoint.ts';
import type { Context } from '../../context.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { FormFile } from '../../platform/http/fields/read-parts.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { tell } from '../../platform/sockets/sockets.ts';
import { storeUpload, type UploadDeps } from '../documents/public.ts';
import { deleteDraft } from './drafts.repo.ts';
import { findByRequest, insertFeedback } from './feedback.repo.ts';
import { countWriting, takeMessage } from './take-message.ts';

type Deps = UploadDeps & Pick<Context, 'clock' | 'db'>;

interface Letter extends BodyOf<typeof endpoint> {
  /** Files uploaded with the call itself. */
  readonly come: readonly FormFile[];
  readonly requestKey: string | undefined;
}

/**
 * Sends a feedback (S7-39): its files are assigned to it, its draft is deleted, the desk sees it at once.
 * Running again under the same key, it inserts no second one.
 * @throws AppError UPLOAD_…, FEEDBACK_LIMIT, UPLOAD_LOST
 */
export async function sendFeedback(
  deps: Deps,
  act: BuyerAct,
  { subject, message, files, draft, come, requestKey }: Letter,
): Promise<{ id: string; number: number; createdAt: Date }> {
  const { db, clock } = deps;
  const { id: userId } = act.actor;
  const known = requestKey === undefined ? undefined : await findByRequest(db, userId, requestKey);
  if (known) return known;
  const stored = await storeAll(deps, userId, come);
  return db.transaction(async (tx) => {
    const at = clock.now();
    const made = await insertFeedback(tx, {
      id: uuidv7(at),
      userId,
      subject,
      state: 'waiting',
      hasNew: false,
      createdAt: at,
      updatedAt: at,
      waitingSince: at,
      requestKey: requestKey ?? null,
    });
    if (!made) throw new Error('a twin of this call is under way');
    await countWriting(deps, tx, userId, 'aDay');
    await takeMessage(tx, {
      feedbackId: made.id,
      userId,
      text: message,
      files: [...files, ...stored],
      at,
    });
    if (draft) await deleteDraft(tx, userId, draft);
    await audit(tx, act, {
      action: 'feedback.send',
      subject: `feedback:${made.id}`,
      details: { subject, files: files.length + stored.length },
    });
    await tell(tx, { to: 'desk', topic: 'feedback', id: made.id });
    return made;
  });
}

async function storeAll(deps: Deps, userId: number, come: readonly FormFile[]): Promise<string[]> {
  const ids: string[] = [];
  for (const { name, file } of come) ids.push(await storeUpload(deps, userId, name, file));
  return ids;
}

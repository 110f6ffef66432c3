import type { Context } from '../../../context.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { ofDeal, tellPages } from '../../deals/public.ts';
import type { ReachedSigning } from '../reach-signing.ts';
import { type RequestEnd, requestEnded } from '../signatures.events.ts';
import { type RequestRow, updateRequest } from '../signatures.repo.ts';
import type { RequestChange } from './answer-rules.ts';

interface Changed {
  readonly request: RequestRow;
  readonly change: RequestChange;
  readonly at: Date;
}

const ends: readonly RequestEnd[] = ['declined', 'expired', 'lost', 'broken', 'late'];
const isEnd = (state: string | undefined): state is RequestEnd => ends.some((one) => one === state);

/** Changes a request; whoever has asked for it is told when it has ended without a signature that counts. */
export async function applyChange(
  { events, jobs }: Pick<Context, 'events' | 'jobs'>,
  tx: Tx,
  { deal, signing }: ReachedSigning,
  { request, change, at }: Changed,
): Promise<void> {
  const { id: requestId, askedBy: userId } = request;
  await updateRequest(tx, requestId, change);
  if (change.nextAskAt) await jobs.enqueue(tx, 'signature.ask', { requestId }, { at: change.nextAskAt });
  const { state: end } = change;
  if (!end || end === request.state) return;
  await tellPages(tx, deal, at);
  if (!isEnd(end)) return;
  const act = { at, actor: { kind: 'clock' } } as const;
  const details = { request: requestId, end, reason: change.reason ?? null };
  await audit(tx, act, { action: 'signatures.request-ended', subject: ofDeal(deal.id), details });
  const news = { signingId: signing.id, dealId: deal.id, requestId, userId, end, at };
  await events.publish(tx, requestEnded, news);
}

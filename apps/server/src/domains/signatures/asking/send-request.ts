import { awaitedLines, isOpenRequest, requestUntil } from '@novosel/contract/signatures/rounds.ts';
import type { Context } from '../../../context.ts';
import type { PersonAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import { audit } from '../../../platform/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { ofDeal, tellPages } from '../../deals/public.ts';
import type { ReachedSigning } from '../reach-signing.ts';
import { findRequests, insertRequest, type LineRow } from '../signatures.repo.ts';

interface Sent {
  readonly line: LineRow;
  /** Of the paper that was on the screen. */
  readonly sha256: string;
  readonly certificate: { readonly orderId: string; readonly serial: string };
  /** Until when it waits at the latest. */
  readonly until: Date;
}

/**
 * Orders a request to sign at the operator, in the caller's transaction: its ID is stored before the call.
 * @throws AppError SIGNING_CHANGED for other bytes, SIGNING_NOT_TURN while others sign, SIGNING_ASKED while
 *   a request waits
 */
export async function sendRequest(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  act: PersonAct,
  { deal, signing, lines }: ReachedSigning,
  { line, sha256, certificate, until }: Sent,
): Promise<void> {
  if (signing.sha256 !== sha256) throw new AppError('SIGNING_CHANGED');
  if (!awaitedLines(lines).some(({ id }) => id === line.id)) throw new AppError('SIGNING_NOT_TURN');
  const requests = await findRequests(tx, [line.id]);
  if (requests.some(({ state }) => isOpenRequest(state))) throw new AppError('SIGNING_ASKED');
  const { at, actor } = act;
  const id = uuidv7(at);
  await insertRequest(tx, {
    id,
    lineId: line.id,
    dealId: deal.id,
    ...certificate,
    askedAt: at,
    askedBy: actor.id,
    address: act.address ?? '',
    userAgent: act.userAgent ?? '',
    until: requestUntil(at, until),
    state: 'sent',
    takenAt: null,
    losses: 0,
    answeredAt: null,
    reason: null,
    nextAskAt: at,
  });
  await jobs.enqueue(tx, 'signature.ask', { requestId: id });
  const details = { request: id, side: line.side, sha256 };
  await audit(tx, act, { action: 'signatures.ask', subject: ofDeal(deal.id), details });
  await tellPages(tx, deal, at);
}

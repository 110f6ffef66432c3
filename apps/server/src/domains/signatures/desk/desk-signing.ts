import type { StopReason } from '@novosel/contract/signatures/rounds.ts';
import type { DeskSigning } from '@novosel/contract/signatures/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../../context.ts';
import type { StaffAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { bookingOfDeal, openDealOf } from '../../deals/public.ts';
import { sendRequest } from '../asking/send-request.ts';
import { lockSigning } from '../reach-signing.ts';
import { stop } from '../stop-signing.ts';
import { viewOf } from '../view/read-signing.ts';
import { findSignatory, signatoriesInForce, signsLine } from './signatories.repo.ts';
import { signatoryView } from './signatories.ts';

/** The signing of a deal at the desk. @throws AppError NOT_FOUND */
export async function readDeskSigning(db: Executor, act: StaffAct, dealId: string): Promise<DeskSigning> {
  const booking = await bookingOfDeal(db, dealId);
  const deal = booking === undefined ? undefined : await openDealOf(db, booking);
  if (!deal) throw new AppError('NOT_FOUND');
  const { view, lines } = await viewOf(db, deal, { at: act.at, userId: null });
  const inForce = await signatoriesInForce(db, act.at, isoDay(act.at));
  const signatories = inForce.filter((row) => lines.some((line) => signsLine(row, line)));
  return { ...view, signatories: signatories.map((row) => signatoryView(row, act.at)) };
}

interface AskedOf {
  readonly dealId: string;
  readonly sha256: string;
  readonly signatory: string;
}

/**
 * Sends the paper to the app of who signs for the bank or the developer, when it is that side’s turn.
 * @throws AppError NOT_FOUND, STEP_WRONG, SIGNING_CHANGED, SIGNING_NOT_TURN, SIGNING_ASKED; POWER_OVER when
 *   the power or the certificate is not in force
 */
export function askDeveloper(
  deps: Pick<Context, 'jobs'>,
  db: Executor,
  act: StaffAct,
  { dealId, sha256, signatory: id }: AskedOf,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const reached = await lockSigning(tx, dealId);
    const signatory = await findSignatory(tx, id);
    if (!signatory?.serial || !signatory.validUntil) throw new AppError('NOT_FOUND');
    if (reached.signing.state !== 'open') throw new AppError('STEP_WRONG');
    const line = reached.lines.find((one) => signsLine(signatory, one));
    if (!line) throw new AppError('SIGNING_NOT_TURN');
    const today = isoDay(act.at);
    const { powerGivenOn, powerUntil, serial, validUntil, revokedAt } = signatory;
    const isPowered = !powerGivenOn || !powerUntil || (powerGivenOn <= today && today <= powerUntil);
    if (!isPowered || revokedAt || validUntil < act.at) throw new AppError('POWER_OVER');
    const certificate = { orderId: signatory.id, serial };
    await sendRequest(deps, tx, act, reached, { line, sha256, certificate, until: validUntil });
  });
}

interface StoppedAtDesk {
  readonly dealId: string;
  /** The line of who refuses. */
  readonly signer: string;
  readonly reason: StopReason;
  readonly text?: string | undefined;
}

/** A refusal that came by telephone, or the developer’s own. @throws AppError NOT_FOUND, STEP_WRONG */
export function stopAtDesk(
  deps: Pick<Context, 'clock' | 'events'>,
  db: Executor,
  act: StaffAct,
  { dealId, signer, ...refused }: StoppedAtDesk,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const reached = await lockSigning(tx, dealId);
    const line = reached.lines.find(({ id }) => id === signer);
    if (!line) throw new AppError('NOT_FOUND');
    const by = { actor: 'staff', actorId: act.actor.id, reason: line.name } as const;
    await stop(deps, tx, act, reached, { line, ...refused, byPhone: line.side === 'members', by });
  });
}

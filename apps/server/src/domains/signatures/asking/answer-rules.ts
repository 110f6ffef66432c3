import type { RequestState } from '@novosel/contract/signatures/rounds.ts';
import { after } from '../../../platform/clock.ts';
import { nextAsk } from '../../../platform/jobs/next-ask.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { SigningAnswer } from '../../../ports/signature-operator/signature-operator.ts';
import type { RequestRow } from '../signatures.repo.ts';

/** A request that the operator does not know so many times is lost. */
const mostLosses = 3;
/** Seconds between two questions about a request whose term is over, and for how long it is asked about. */
const lateSeconds = 300;
const lateForSeconds = 48 * 3600;

/** Every answer but a signature. */
export type Unsigned = Exclude<SigningAnswer, { state: 'signed' }>;

export type RequestChange = Partial<
  Pick<RequestRow, 'state' | 'takenAt' | 'losses' | 'answeredAt' | 'reason' | 'nextAskAt'>
>;

/**
 * What an answer changes of a request, unless it is a signature. The end of its term is by our clock: an
 * answer may still come, and is asked for during two days.
 */
export function changeByAnswer(request: RequestRow, told: Outcome<Unsigned>, now: Date): RequestChange {
  const isOver = now >= request.until;
  const waits = (state: RequestState, unclear: boolean): RequestChange =>
    isOver
      ? { state: 'expired', nextAskAt: lateAsk(request, now) }
      : { state, nextAskAt: nextAsk(request.askedAt, now, unclear) };
  if (told.kind === 'unknown') return waits(request.takenAt ? request.state : 'unclear', true);
  if (told.kind === 'refused') return changeByRefusal(request, told.reason, waits);
  const { answer } = told;
  const takenAt = request.takenAt ?? now;
  switch (answer.state) {
    case 'waiting':
    case 'opened':
      return { ...waits(answer.state, false), takenAt };
    case 'expired':
      return { state: 'expired', takenAt, answeredAt: now, nextAskAt: null };
    default:
      return { state: 'declined', takenAt, answeredAt: now, nextAskAt: null };
  }
}

const lateAsk = ({ until }: RequestRow, now: Date): Date | null => {
  const next = after(now, lateSeconds);
  return next < after(until, lateForSeconds) ? next : null;
};

/** A request that the operator has lost is sent again by the same ID. */
function changeByRefusal(
  { losses, takenAt }: RequestRow,
  reason: string,
  waits: (state: RequestState, unclear: boolean) => RequestChange,
): RequestChange {
  if (reason !== 'not_found' || !takenAt) return { state: 'broken', reason, nextAskAt: null };
  const lost = losses + 1;
  if (lost >= mostLosses) return { state: 'lost', losses: lost, nextAskAt: null };
  return { ...waits('sent', true), takenAt: null, losses: lost };
}

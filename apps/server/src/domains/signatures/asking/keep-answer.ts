import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/database/db.ts';
import type { Outcome } from '../../../ports/outcome.ts';
import type { DocumentRow } from '../../documents/public.ts';
import { lockSigningOf } from '../reach-signing.ts';
import { findRequest, updateRequest } from '../signatures.repo.ts';
import { changeByAnswer, type RequestChange, type Unsigned } from './answer-rules.ts';
import { applyChange } from './apply-change.ts';
import type { Judged } from './judge-signature.ts';
import { keepSignature } from './keep-signature.ts';

type Deps = Pick<Context, 'clock' | 'events' | 'jobs' | 'signingKeys'>;

/** What the operator has said of a request. */
export type Told =
  | { readonly signature: null; readonly outcome: Outcome<Unsigned> }
  /** `signature`: DER, with our judgement of it. */
  | { readonly signature: Uint8Array; readonly judgement: NonNullable<Judged> };

interface Kept {
  readonly requestId: string;
  readonly paper: DocumentRow;
  readonly told: Told;
}

/** Keeps an answer, in one transaction with everything that follows from it. */
export async function keepAnswer(deps: Deps, tx: Tx, { requestId, paper, told }: Kept): Promise<void> {
  const asked = await findRequest(tx, requestId);
  const reached = asked && (await lockSigningOf(tx, asked.lineId));
  // Another node may have kept an answer while this one waited for the deal.
  const request = await findRequest(tx, requestId);
  if (!request?.nextAskAt) return;
  if (!reached) {
    await updateRequest(tx, requestId, { state: 'void', nextAskAt: null });
    return;
  }
  const at = deps.clock.now();
  if (told.signature && told.judgement.holds) {
    const { signature, judgement } = told;
    await keepSignature(deps, tx, reached, { request, paper, signature, judgement, at });
    return;
  }
  const change = told.signature ? brokenBy(told.judgement, at) : changeByAnswer(request, told.outcome, at);
  await applyChange(deps, tx, reached, { request, change, at });
}

const brokenBy = (judgement: NonNullable<Judged>, at: Date): RequestChange => ({
  state: 'broken',
  reason: judgement.holds ? null : judgement.reason,
  answeredAt: at,
  nextAskAt: null,
});

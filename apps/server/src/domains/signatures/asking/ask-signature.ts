import { certificateProblemsOf } from '@novosel/contract/signatures/certificate-fit.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { certificatesInForce, type HeldCertificate } from '../../eds/public.ts';
import { lockForSigner } from '../reach-signing.ts';
import type { LineRow, SigningRow } from '../signatures.repo.ts';
import { problemWords } from './problem-words.ts';
import { sendRequest } from './send-request.ts';

interface Asked {
  readonly estateId: number;
  readonly sha256: string;
  /** ID of one of the signer's certificates. */
  readonly certificate: string;
}

/** What hinders a certificate at a line of a signing. */
export const problemsOf = (
  certificate: HeldCertificate,
  { kind, until, submitBy }: SigningRow,
  { name, snils }: LineRow,
  at: Date,
) => certificateProblemsOf(certificate, { kind, fullName: name, snils, signBy: until, submitBy }, at);

/**
 * Sends the paper to the signer's app.
 * @throws AppError NOT_FOUND, STEP_WRONG, SIGNING_CHANGED, SIGNING_NOT_TURN, SIGNING_ASKED,
 *   CERTIFICATE_UNFIT with the reasons, POWER_OVER
 */
export function askSignature(
  deps: Pick<Context, 'jobs'>,
  db: Executor,
  act: BuyerAct,
  { estateId, sha256, certificate: certificateId }: Asked,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { mine: line, ...reached } = await lockForSigner(tx, act.actor.id, estateId);
    const { signing } = reached;
    if (act.at >= signing.until) throw new AppError('STEP_WRONG');
    if (signing.paperOnly.length > 0)
      throw new AppError('SIGNING_PAPER_ONLY', { params: { who: signing.paperOnly.join(', ') } });
    const own = await certificatesInForce(tx, act.actor.id, act.at);
    const certificate = own.find(({ orderId }) => orderId === certificateId);
    if (!certificate) throw new AppError('NOT_FOUND');
    const problems = problemsOf(certificate, signing, line, act.at);
    if (problems.length > 0)
      throw new AppError('CERTIFICATE_UNFIT', {
        params: { why: problemWords(problems, act.locale ?? 'ru') },
      });
    if (line.powerUntil !== null && line.powerUntil < isoDay(signing.submitBy))
      throw new AppError('POWER_OVER');
    await sendRequest(deps, tx, act, reached, { line, sha256, certificate, until: signing.until });
  });
}

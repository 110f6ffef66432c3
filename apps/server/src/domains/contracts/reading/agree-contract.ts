import { versionName } from '@novosel/contract/contracts/acts.ts';
import {
  type AgreementRefusal,
  agreementEvent,
  agreementRefusal,
  type MemberReading,
  unreadClauses,
} from '@novosel/contract/contracts/reading-rules.ts';
import { decideVersion } from '@novosel/contract/contracts/version-rules.ts';
import type { Context } from '../../../context.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { stepDeal } from '../../deals/public.ts';
import { type AgreementRow, findAgreements, insertAgreement, updateVersion } from '../contracts.repo.ts';
import { noteContract } from '../note-contract.ts';
import { type HeldVersion, lockForSigner } from '../reach-contract.ts';
import { freezePaper } from './freeze-paper.ts';

type Deps = Pick<Context, 'clock' | 'events' | 'storage' | 'typesetter'>;

interface Agreed {
  readonly estateId: number;
  readonly version: number;
  /** Of the version that was on the screen. */
  readonly hash: string;
}

/**
 * A signer agrees to the version that holds; the last one freezes its paper and leads the deal to the
 * signing. Whoever has agreed already changes nothing.
 * @throws AppError NOT_FOUND, STEP_WRONG, CONTRACT_CHANGED, CONTRACT_UNREAD, QUESTION_OPEN, UNAVAILABLE
 */
export function agreeToContract(
  deps: Deps,
  db: Executor,
  act: BuyerAct,
  { estateId, version: number, hash }: Agreed,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const held = await lockForSigner(tx, act.actor.id, estateId, number);
    const { deal, version, mine } = held;
    if (version.hash !== hash) throw new AppError('CONTRACT_CHANGED');
    const agreements = await findAgreements(tx, version.id);
    const readings = readingsOf(held, agreements);
    const refusal = refusalOf(held, readings);
    if (refusal === 'agreed-already') return;
    if (refusal) throw refused(refusal, held);
    // The deal has left its signers: the lawyer writes a new version.
    if (deal.place !== 'contract-reading') throw new AppError('STEP_WRONG');
    const event = agreementEvent(readings, String(mine.userId));
    const decision = decideVersion(version.state, event, [], {
      findings: 0,
      openQuestions: 0,
      hasNewer: false,
    });
    if (!decision.allowed) throw new AppError('STEP_WRONG');
    const { at, actor } = act;
    const row = { versionId: version.id, dealId: deal.id, userId: actor.id, hash, at };
    await insertAgreement(tx, row);
    await updateVersion(tx, version.id, { state: decision.move.to });
    const details = { version: number, hash };
    await noteContract(tx, act, deal, { event: 'agree-contract', reason: mine.name, details });
    if (event === 'agree-last') await finish(deps, tx, act, held);
  });
}

const readingsOf = ({ readings }: HeldVersion, agreements: readonly AgreementRow[]): MemberReading[] =>
  readings.map(({ userId, readIds, openedAt }) => ({
    memberId: String(userId),
    hasOpened: openedAt !== null,
    readIds,
    hasAgreed: agreements.some((one) => one.userId === userId),
  }));

function refusalOf(
  { version, mine, questions }: HeldVersion,
  readings: readonly MemberReading[],
): AgreementRefusal | undefined {
  const reading = readings.find(({ memberId }) => memberId === String(mine.userId));
  if (!reading) return 'not-opened';
  if (reading.hasAgreed) return 'agreed-already';
  return agreementRefusal({
    state: version.state,
    reading,
    toRead: mine.toRead,
    questions: questions.map(({ clauseId, userId, state }) => ({
      clauseId,
      memberId: String(userId),
      state,
    })),
  });
}

function refused(refusal: AgreementRefusal, { mine }: HeldVersion): AppError {
  if (refusal === 'question-open') return new AppError('QUESTION_OPEN');
  if (refusal === 'version-closed' || refusal === 'agreed-already') return new AppError('STEP_WRONG');
  const reading = { memberId: '', hasOpened: true, readIds: mine.readIds, hasAgreed: false };
  return new AppError('CONTRACT_UNREAD', {
    params: { left: unreadClauses(mine.toRead, reading).length },
  });
}

/** Everybody has agreed: the paper is made once and for good, and the deal goes on to its signing. */
async function finish(deps: Deps, tx: Tx, act: BuyerAct, held: HeldVersion): Promise<void> {
  const { deal, version } = held;
  const documentId = await freezePaper(deps, tx, held, act.at);
  await updateVersion(tx, version.id, { state: 'frozen', documentId });
  const reason = versionName(version.number, 'ru');
  const by = { actor: 'buyer', actorId: act.actor.id, reason } as const;
  if (!(await stepDeal(deps, tx, { dealId: deal.id, event: 'accept-contract', by })))
    throw new AppError('STEP_WRONG');
}

import { afterMembersDays } from '@novosel/contract/signatures/rounds.ts';
import { endOfOfficeTerm } from '@novosel/contract/time/end-of-term.ts';
import { AppError } from '../../../platform/app-error.ts';
import { brand } from '../../../platform/brand.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { type ContractToSign, contractToSign } from '../../contracts/public.ts';
import { findDocument } from '../../documents/public.ts';
import { paperNeeds } from '../../signing/public.ts';
import { bankThatSigns } from '../desk/signatories.repo.ts';
import { insertSigning, type LineRow, signingOfPaper, updateSigning } from '../signatures.repo.ts';

interface Opened {
  readonly dealId: string;
  /** Until when the members sign. */
  readonly until: Date;
  readonly at: Date;
}

/** When everything is submitted, if the members use all of their term and the developer his. */
const submissionAfter = (until: Date): Date =>
  endOfOfficeTerm(until, afterMembersDays.developer + afterMembersDays.submission);

/**
 * Opens the signing of a deal's frozen contract: a line for each signer. One that the deal had left by
 * another way goes on with the signatures that it has. Nothing happens while no contract is frozen.
 */
export async function openSigning(tx: Tx, { dealId, until, at }: Opened): Promise<void> {
  const contract = await contractToSign(tx, dealId);
  if (!contract) return;
  const terms = { until, submitBy: submissionAfter(until) };
  const former = await signingOfPaper(tx, contract.documentId);
  if (former) {
    if (former.state === 'stopped' && former.stopReason === null)
      await updateSigning(tx, former.id, { ...terms, state: 'open', closedAt: null, reminded: null });
    return;
  }
  const paper = await findDocument(tx, contract.documentId);
  if (!paper) throw new AppError('NOT_FOUND');
  const id = uuidv7(at);
  await insertSigning(
    tx,
    {
      id,
      dealId,
      documentId: paper.id,
      sha256: paper.sha256,
      kind: await paperNeeds(tx, 'contract', at),
      edition: contract.edition,
      paperOnly: [...contract.withoutAccount],
      openedAt: at,
      ...terms,
      state: 'open',
      closedAt: null,
      stopReason: null,
      stopText: null,
      stoppedBy: null,
      stoppedByPhone: false,
      reminded: null,
    },
    await linesOf(tx, contract, { signingId: id, dealId, at }),
  );
}

interface LinesOf {
  readonly signingId: string;
  readonly dealId: string;
  readonly at: Date;
}

async function linesOf(
  tx: Tx,
  { signers, loanBank }: ContractToSign,
  { at, ...of }: LinesOf,
): Promise<LineRow[]> {
  const bank = loanBank === null ? undefined : await bankThatSigns(tx, loanBank);
  const institution = {
    userId: null,
    snils: null,
    passportHash: null,
    signsFor: [],
    powerUntil: null,
    signedAt: null,
  };
  const lines = [
    ...signers.map(({ signsFor, ...signer }) => ({
      ...signer,
      side: 'members' as const,
      signsFor: [...signsFor],
      signedAt: null,
    })),
    ...(bank ? [{ ...institution, side: 'bank' as const, name: bank }] : []),
    { ...institution, side: 'developer' as const, name: brand.developer.shortName },
  ];
  return lines.map((line, place) => ({ ...of, ...line, id: uuidv7(at), position: place + 1 }));
}

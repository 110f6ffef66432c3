import { contractFileName, contractTitle } from '@novosel/contract/contracts/text/deal-words.ts';
import type { Context } from '../../../context.ts';
import { AppError } from '../../../platform/app-error.ts';
import { brand } from '../../../platform/brand.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { subjectOf } from '../../booking/public.ts';
import {
  createDocument,
  type Download,
  downloadPaper,
  type PaperOrder,
  paperOf,
} from '../../documents/public.ts';
import { dealAsParty } from '../../members/public.ts';
import { currentVersion, type VersionRow } from '../contracts.repo.ts';
import type { HeldVersion } from '../reach-contract.ts';

/** What the paper of a version is set of: the same version gives the same bytes. */
const paperOrder = ({ data, clauses, edition, hash, sentAt }: VersionRow): PaperOrder => ({
  kind: 'contract',
  data: {
    number: data.number,
    place: data.place,
    madeOn: data.madeOn,
    edition,
    hash,
    clauses,
    at: sentAt,
    brand: { shortName: brand.developer.shortName, color: brand.accent },
  },
});

/** Sets the paper of a version and keeps its bytes. @returns the ID of the document */
export async function freezePaper(
  deps: Pick<Context, 'storage' | 'typesetter'>,
  tx: Tx,
  { booking, version }: HeldVersion,
  at: Date,
): Promise<string> {
  const pdf = paperOf(deps.typesetter, paperOrder(version));
  const { number } = version.data;
  const { id } = await createDocument(deps, tx, {
    ownerId: booking.userId,
    kind: 'contract',
    subject: subjectOf(booking.id),
    title: contractTitle(number),
    fileName: contractFileName(number),
    pdf,
    signer: null,
    at,
  });
  return id;
}

/** The frozen paper of the contract, for a party of its deal. @throws AppError NOT_FOUND */
export async function readPaper(
  deps: Pick<Context, 'scanner' | 'storage'>,
  db: Executor,
  userId: number,
  estateId: number,
): Promise<Download> {
  const deal = await dealAsParty(db, userId, estateId);
  const version = deal && (await currentVersion(db, deal.id));
  if (!version?.documentId) throw new AppError('NOT_FOUND');
  return downloadPaper(deps, db, version.documentId);
}

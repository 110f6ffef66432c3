import type { Context } from '../../context.ts';
import { subjectOf } from '../../domains/booking/public.ts';
import { bookingOfDeal, type DealStaffAct, ofDeal } from '../../domains/deals/public.ts';
import { type Download, downloadAttached, findDocument } from '../../domains/documents/public.ts';
import { notePassportShown } from '../../domains/passports/public.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';

/**
 * A paper of a deal for the desk; that it was opened is written down, with the passport that it shows.
 * @throws AppError NOT_FOUND, UPLOAD_WAITS
 */
export async function openPaper(
  deps: Pick<Context, 'clock' | 'scanner' | 'storage'>,
  db: Executor,
  { dealId, staffId, ...from }: Required<DealStaffAct>,
  document: string,
): Promise<Download> {
  const become = await bookingOfDeal(db, dealId);
  const bookingId = become ?? dealId;
  const download = await downloadAttached(deps, db, subjectOf(bookingId), document);
  await audit(db, {
    at: deps.clock.now(),
    actorKind: 'staff',
    actorId: staffId,
    action: 'booking.open-paper',
    subject: become ? ofDeal(dealId) : subjectOf(bookingId),
    details: { document },
    ...from,
  });
  const paper = await findDocument(db, document);
  if (paper?.signer) await notePassportShown(deps, db, { userId: paper.ownerId, staffId, ...from }, document);
  return download;
}

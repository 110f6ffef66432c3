import type { Context } from '../../context.ts';
import { subjectOf } from '../../domains/booking/public.ts';
import { bookingOfDeal, ofDeal } from '../../domains/deals/public.ts';
import { type Download, downloadAttached, findDocument } from '../../domains/documents/public.ts';
import { notePassportShown } from '../../domains/passports/public.ts';
import type { StaffAct } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/database/db.ts';

/**
 * A paper of a deal for the desk; the opening is audited, also that of the passport in it.
 * @throws AppError NOT_FOUND, UPLOAD_WAITS
 */
export async function openPaper(
  deps: Pick<Context, 'clock' | 'scanner' | 'storage'>,
  db: Executor,
  act: StaffAct,
  { id, document }: { readonly id: string; readonly document: string },
): Promise<Download> {
  const become = await bookingOfDeal(db, id);
  const bookingId = become ?? id;
  const download = await downloadAttached(deps, db, subjectOf(bookingId), document);
  const subject = become ? ofDeal(id) : subjectOf(bookingId);
  await audit(db, act, { action: 'booking.open-paper', subject, details: { document } });
  const paper = await findDocument(db, document);
  if (paper?.signer) await notePassportShown(db, act, paper.ownerId, document);
  return download;
}

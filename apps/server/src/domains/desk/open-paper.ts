import type { Context } from '../../context.ts';
import { audit } from '../../platform/audit.ts';
import type { Executor } from '../../platform/db.ts';
import { type StaffAct, subjectOf } from '../booking/public.ts';
import { type Download, downloadAttached } from '../documents/public.ts';

/** A paper of a deal for the desk; that it was opened is written down. @throws AppError NOT_FOUND, UPLOAD_WAITS */
export async function openPaper(
  deps: Pick<Context, 'clock' | 'scanner' | 'storage'>,
  db: Executor,
  { bookingId, staffId, address, requestId }: StaffAct,
  document: string,
): Promise<Download> {
  const download = await downloadAttached(deps, db, subjectOf(bookingId), document);
  await audit(db, {
    at: deps.clock.now(),
    actorKind: 'staff',
    actorId: staffId,
    action: 'booking.open-paper',
    subject: `booking:${bookingId}`,
    details: { document },
    ...(address ? { address } : {}),
    ...(requestId ? { requestId } : {}),
  });
  return download;
}

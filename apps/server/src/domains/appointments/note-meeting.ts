import type { Act } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type DealRow, ofDeal, tellPages } from '../deals/public.ts';
import type { MeetingRow } from './appointments.repo.ts';

type MeetingAct =
  | 'hold'
  | 'make'
  | 'move'
  | 'cancel'
  | 'kept'
  | 'signed'
  | 'missed-by-guest'
  | 'missed-by-host'
  | 'keep-new-time';

/** Records what was done to a meeting, and tells the open pages. */
export async function noteMeeting(
  tx: Tx,
  by: Act,
  deal: DealRow,
  act: MeetingAct,
  { id, channel, startsAt }: Pick<MeetingRow, 'id' | 'channel' | 'startsAt'>,
): Promise<void> {
  const details = { meeting: id, channel, at: startsAt.toISOString() };
  await audit(tx, by, { action: `appointments.${act}`, subject: ofDeal(deal.id), details });
  await tellPages(tx, deal, by.at);
}

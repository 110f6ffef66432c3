import type { Act } from '../../platform/act.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type DealRow, ofDeal, tellPages } from '../deals/public.ts';
import type { MeetingRow } from './appointments.repo.ts';

/** Records what was done to a meeting, and tells the open pages. */
export async function noteMeeting(
  tx: Tx,
  act: Act,
  deal: DealRow,
  what: string,
  { id, channel, startsAt }: Pick<MeetingRow, 'id' | 'channel' | 'startsAt'>,
): Promise<void> {
  const details = { meeting: id, channel, at: startsAt.toISOString() };
  await audit(tx, act, { action: `appointments.${what}`, subject: ofDeal(deal.id), details });
  await tellPages(tx, deal, act.at);
}

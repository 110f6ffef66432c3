import type { DealPlace } from '@novosel/contract/deals/places.ts';
import { movesFrom } from '@novosel/contract/deals/rules.ts';
import { membersWait } from '@novosel/contract/members/states.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/database/db.ts';
import { type LockedDeal, type MovedBy, stepDeal } from '../deals/public.ts';
import { findGroups, findMembers } from './members.repo.ts';
import { findingsOf, ownershipOf } from './owners-of-deal.ts';

export type SettleDeps = Pick<Context, 'clock' | 'events'>;

const atMembers: readonly DealPlace[] = ['members', 'members-check', 'member-documents'];

/**
 * Moves a locked deal by the state of its members: to those with something to fill in, to returned papers, to
 * the desk, or on. Without such a move from the present place it stays.
 */
export async function settleMembers(
  deps: SettleDeps,
  tx: Tx,
  { deal, booking }: LockedDeal,
  by: MovedBy,
): Promise<void> {
  const members = await findMembers(tx, deal.id);
  if (members.length === 0) return;
  const owning = { ownership: await ownershipOf(tx, deal.id), members, mainBuyer: booking.userId };
  const found = findingsOf(owning, await findGroups(tx, deal.id), isoDay(deps.clock.now()));
  const wait = membersWait(
    found.length === 0,
    members.map(({ state }) => state),
  );
  // After the members' places, only another check moves the deal.
  if (wait === 'nothing' && !atMembers.includes(deal.place)) return;
  const onward = deal.paymentForm === 'mortgage' ? 'mortgage' : 'total';
  const to = wait === 'nothing' ? onward : wait;
  const move = movesFrom(deal.place).find((one) => one.to === to);
  if (move) await stepDeal(deps, tx, { dealId: deal.id, event: move.event, by });
}

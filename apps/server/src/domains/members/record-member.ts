import type { MemberAct } from '@novosel/contract/members/acts.ts';
import type { ReturnFinding } from '@novosel/contract/members/papers/returns.ts';
import { type MemberEvent, memberAfter } from '@novosel/contract/members/states.ts';
import type { Context } from '../../context.ts';
import type { Act } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import { audit } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/db.ts';
import { insertDealEvent, type LockedDeal, ofDeal, tellPages } from '../deals/public.ts';
import { keeperOf, nameOfMember } from './member-names.ts';
import { type MemberNews, memberNews } from './members.events.ts';
import { type MemberRow, updateMember } from './members.repo.ts';

interface MemberRecord {
  readonly member: Pick<MemberRow, 'id' | 'lastName' | 'firstName' | 'patronymic'>;
  readonly event: MemberAct;
  /** Further text of the notice. */
  readonly reason?: string;
}

/** Records an act on a member, audits it, and makes open pages reload the deal. */
export async function recordMember(
  tx: Tx,
  act: Act,
  { deal }: LockedDeal,
  { member, event, reason }: MemberRecord,
): Promise<void> {
  const { actor, at } = act;
  const { id: dealId, place } = deal;
  await insertDealEvent(tx, {
    dealId,
    at,
    actor: actor.kind,
    actorId: 'id' in actor ? actor.id : null,
    event,
    fromPlace: place,
    toPlace: place,
    reason: [nameOfMember(member), reason].filter(Boolean).join(': '),
  });
  await audit(tx, act, {
    action: `members.${event}`,
    subject: ofDeal(dealId),
    details: { member: member.id },
  });
  await tellPages(tx, deal, at);
}

/**
 * Changes the state of a member by the table.
 * @returns the changed member
 * @throws AppError STEP_WRONG where the table has no such event
 */
export async function moveMember(
  tx: Tx,
  member: MemberRow,
  event: MemberEvent,
  at: Date,
  more: Partial<MemberRow> = {},
): Promise<MemberRow> {
  const state = memberAfter(member.state, event);
  if (!state) throw new AppError('STEP_WRONG');
  const set = { ...more, state, stateSince: at };
  await updateMember(tx, member.id, set);
  return { ...member, ...set };
}

interface MemberTold {
  readonly what: MemberNews['what'];
  readonly member: MemberRow;
  readonly userId?: number | undefined;
  readonly reason?: string;
  readonly findings?: readonly ReturnFinding[];
  readonly at: Date;
}

export async function publishMember(
  { events }: Pick<Context, 'events'>,
  tx: Tx,
  { deal, booking }: LockedDeal,
  { what, member, userId = keeperOf(member) ?? undefined, reason = '', findings = [], at }: MemberTold,
): Promise<void> {
  await events.publish(tx, memberNews, {
    what,
    memberId: member.id,
    dealId: deal.id,
    number: deal.number,
    estateId: deal.estateId,
    mainBuyer: booking.userId,
    userId,
    name: nameOfMember(member),
    reason,
    findings,
    at,
  });
}

import { mayChangeMembers } from '@novosel/contract/members/may-change.ts';
import type { MembersView, OwnPapers } from '@novosel/contract/members/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor } from '../../platform/database/db.ts';
import { inSnapshot } from '../../platform/database/in-snapshot.ts';
import { type BookingRow, findBooking } from '../booking/public.ts';
import type { DealRow } from '../deals/public.ts';
import { toInvitations } from './invitations/list-invitations.ts';
import { keeperOf } from './member-names.ts';
import { toMemberView } from './member-view.ts';
import {
  findGroups,
  findMembers,
  findPapers,
  type GroupRow,
  type MemberRow,
  type PapersRow,
} from './members.repo.ts';
import { findingsOf, ownershipOf } from './owners-of-deal.ts';
import { namedScans } from './papers/scans-of-member.ts';
import { scansOf } from './papers/send-papers.ts';
import { dealAsParty, invitationOf, signingDayOf } from './reach-members.ts';

/**
 * Members of the deal of an estate, for its parties; for an invited person only the invitation.
 * @throws AppError NOT_FOUND for everybody else
 */
export function readMembers(db: Executor, act: BuyerAct, estateId: number): Promise<MembersView> {
  return inSnapshot(db, async (at) => {
    const deal = await dealAsParty(at, act.actor.id, estateId);
    const booking = deal && (await findBooking(at, deal.bookingId));
    if (deal && booking) return { ...(await membersOf(at, act, deal, booking)), invitation: null };
    const invitation = await invitationOf(at, act.actor.id, estateId);
    if (!invitation) throw new AppError('NOT_FOUND');
    return onlyInvited(at, act, invitation);
  });
}

async function membersOf(
  db: Executor,
  { actor, at }: BuyerAct,
  deal: DealRow,
  booking: BookingRow,
): Promise<Omit<MembersView, 'invitation'>> {
  const members = await findMembers(db, deal.id);
  const groups = await findGroups(db, deal.id);
  const own = booking.userId === actor.id;
  const mine = members.filter((member) => keeperOf(member) === actor.id);
  const papers = await findPapers(
    db,
    mine.map(({ id }) => id),
  );
  const common = await commonView(db, { deal, booking, members, groups, at, reader: actor.id });
  return {
    ...common,
    own,
    groups: common.groups.map((group) => (own ? group : { ...group, marriage: null })),
    papers: await Promise.all(mine.map((member) => ownPapers(db, member, papers.get(member.id)))),
  };
}

export interface CommonFacts {
  readonly deal: DealRow;
  readonly booking: BookingRow;
  readonly members: readonly MemberRow[];
  readonly groups: readonly GroupRow[];
  readonly at: Date;
  /** Undefined: the desk. */
  readonly reader?: number;
}

/** What every party and the desk see of the members of a deal. */
export async function commonView(
  db: Executor,
  { deal, booking, members, groups, at, reader }: CommonFacts,
): Promise<Omit<MembersView, 'invitation' | 'own' | 'papers'>> {
  const ownership = await ownershipOf(db, deal.id);
  const owning = { ownership, members, mainBuyer: booking.userId };
  const today = isoDay(at);
  const signingDay = signingDayOf(booking);
  return {
    now: at.toISOString(),
    place: deal.place,
    ownership,
    mayChange: mayChangeMembers(deal.place),
    signingDay,
    members: members.map((member) => toMemberView(member, { owning, today, signingDay, reader })),
    groups: groups.map(({ numerator, denominator, holders, joint, marriage }) => ({
      share: { numerator, denominator },
      holders,
      joint,
      marriage,
    })),
    findings: [...findingsOf(owning, groups, today)],
  };
}

async function ownPapers(
  db: Executor,
  { id, kind, lastName, firstName, patronymic, birthday, relation }: MemberRow,
  papers: PapersRow | undefined,
): Promise<OwnPapers> {
  const child =
    kind === 'child' && birthday && relation
      ? { lastName: lastName ?? '', firstName, patronymic, birthday, relation }
      : null;
  return {
    member: id,
    child,
    adultPapers: papers?.adult ?? null,
    childPapers: papers?.child ?? null,
    scans: papers ? await namedScans(db, papers.userId, scansOf(papers)) : [],
    findings: papers ? [...papers.findings] : [],
  };
}

async function onlyInvited(db: Executor, { actor, at }: BuyerAct, member: MemberRow): Promise<MembersView> {
  const [invitation] = await toInvitations(db, [member], actor.id);
  if (!invitation) throw new AppError('NOT_FOUND');
  return {
    now: at.toISOString(),
    place: 'members',
    ownership: 'sole',
    own: false,
    mayChange: false,
    signingDay: isoDay(at),
    members: [],
    groups: [],
    findings: [],
    papers: [],
    invitation,
  };
}

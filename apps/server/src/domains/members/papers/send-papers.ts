import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';
import type { AdultPapers, ChildPapers } from '@novosel/contract/members/papers/papers.ts';
import {
  adultPapersProblems,
  childPapersProblems,
  snilsTaken,
} from '@novosel/contract/members/papers/papers-problems.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import { defaultCountry } from '@novosel/contract/users/countries.ts';
import type { BuyerAct } from '../../../platform/act.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Executor, Tx } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { passportFacts } from '../../users/public.ts';
import { keeperOf, namesOf } from '../member-names.ts';
import { findPapers, isSnilsTaken, type MemberRow, savePapers } from '../members.repo.ts';
import { lockAsParty, memberAmong, type ReachedDeal, signingDayOf } from '../reach-members.ts';
import { moveMember, recordMember } from '../record-member.ts';
import { type SettleDeps, settleMembers } from '../settle-members.ts';
import { refuseProblems } from './refuse-problems.ts';
import { type Scan, scansOfAdult, scansOfChild, takeScans } from './scans-of-member.ts';

interface Sent<Papers> {
  readonly estateId: number;
  readonly memberId: string;
  readonly papers: Papers;
}

/**
 * An adult sends the papers that the contract needs besides his passport.
 * @throws AppError NOT_FOUND, STEP_WRONG, PASSPORT_MISSING, VALIDATION at its fields
 */
export function sendAdultPapers(
  deps: SettleDeps,
  db: Executor,
  act: BuyerAct,
  { estateId, memberId, papers }: Sent<AdultPapers>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { reached, member } = await ownMember(tx, act, { estateId, memberId }, 'adult');
    const days = { today: isoDay(act.at), signing: signingDayOf(reached.booking) };
    refuseProblems(adultPapersProblems(papers, member.role === 'delegate', days));
    const passport = await passportFacts(tx, act.actor.id);
    if (papers.citizenship === defaultCountry && !passport) throw new AppError('PASSPORT_MISSING');
    const sent = { adult: papers, child: null, snils: papers.snils };
    await keep(deps, tx, act, reached, {
      member,
      named: namesOf(passport),
      sent,
      scans: scansOfAdult(papers),
    });
  });
}

/**
 * A parent or a guardian sends the papers of a child.
 * @throws AppError NOT_FOUND, STEP_WRONG, VALIDATION at its fields
 */
export function sendChildPapers(
  deps: SettleDeps,
  db: Executor,
  act: BuyerAct,
  { estateId, memberId, papers }: Sent<ChildPapers>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { reached, member } = await ownMember(tx, act, { estateId, memberId }, 'child');
    const { birthday, relation } = member;
    if (!birthday || !relation) throw new Error('a child without a birthday or a relation');
    refuseProblems(childPapersProblems(papers, { birthday, relation }, { today: isoDay(act.at) }));
    const sent = { adult: null, child: papers, snils: papers.snils };
    await keep(deps, tx, act, reached, { member, sent, scans: scansOfChild(papers) });
  });
}

/** @throws AppError NOT_FOUND for a member whose papers another person fills in; STEP_WRONG */
async function ownMember(
  tx: Tx,
  { actor }: BuyerAct,
  { estateId, memberId }: Pick<Sent<never>, 'estateId' | 'memberId'>,
  kind: MemberRow['kind'],
) {
  const reached = await lockAsParty(tx, actor.id, estateId);
  const member = memberAmong(reached.members, memberId);
  if (keeperOf(member) !== actor.id || member.kind !== kind) throw new AppError('NOT_FOUND');
  if (!mayCheckMembers(reached.deal.place)) throw new AppError('STEP_WRONG');
  return { reached, member };
}

interface Kept {
  readonly member: MemberRow;
  readonly named?: Partial<MemberRow> | undefined;
  readonly sent: {
    readonly adult: AdultPapers | null;
    readonly child: ChildPapers | null;
    readonly snils: string;
  };
  readonly scans: readonly Scan[];
}

async function keep(
  deps: SettleDeps,
  tx: Tx,
  act: BuyerAct,
  reached: ReachedDeal,
  { member, named, sent, scans }: Kept,
): Promise<void> {
  const { at, actor } = act;
  const { id: memberId } = member;
  if (await isSnilsTaken(tx, member, sent.snils)) refuseProblems([snilsTaken]);
  const former = (await findPapers(tx, [memberId])).get(memberId);
  await takeScans(tx, { memberId, ownerId: actor.id, scans, before: scansOf(former) });
  const moved = await moveMember(tx, member, 'send', at, named);
  await savePapers(tx, { memberId, userId: actor.id, ...sent, sentAt: at, findings: [] });
  await recordMember(tx, act, reached, { member: moved, event: 'send-papers' });
  await settleMembers(deps, tx, reached, { actor: 'buyer', actorId: actor.id });
}

/** Scans in the papers of a member. */
export const scansOf = (
  papers: { readonly adult: AdultPapers | null; readonly child: ChildPapers | null } | undefined,
): readonly Scan[] => [
  ...(papers?.adult ? scansOfAdult(papers.adult) : []),
  ...(papers?.child ? scansOfChild(papers.child) : []),
];

import { mayChangeMembers } from '@novosel/contract/members/may-change.ts';
import type { MarriageForm } from '@novosel/contract/members/papers/papers.ts';
import { marriageProblems } from '@novosel/contract/members/papers/papers-problems.ts';
import type { ShareGroupForm } from '@novosel/contract/members/schema.ts';
import { isoDay } from '@novosel/contract/time/time.ts';
import type { BuyerAct } from '../../platform/act.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Executor, Tx } from '../../platform/database/db.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import { findGroups, replaceGroups } from './members.repo.ts';
import { refuseProblems } from './papers/refuse-problems.ts';
import { scansOfMarriage, takeScans } from './papers/scans-of-member.ts';
import { lockAsHolder, memberAmong, type ReachedDeal } from './reach-members.ts';
import { moveMember, recordMember } from './record-member.ts';
import { type SettleDeps, settleMembers } from './settle-members.ts';

interface Shares {
  readonly estateId: number;
  readonly groups: readonly ShareGroupForm[];
}

/**
 * The main buyer sets the shares. Shares that do not add up to 1 are stored as well: the page shows the
 * difference, and the deal waits.
 * @throws AppError NOT_FOUND, STEP_WRONG; VALIDATION for a holder who is not an owner, the same one twice, or
 * an impossible marriage certificate
 */
export function setShares(
  deps: SettleDeps,
  db: Executor,
  act: BuyerAct,
  { estateId, groups }: Shares,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const reached = await lockAsHolder(tx, act.actor.id, estateId);
    if (!mayChangeMembers(reached.deal.place)) throw new AppError('STEP_WRONG');
    refuseHolders(reached, groups);
    await takeCertificates(tx, act, reached, groups);
    await replaceGroups(tx, reached.deal.id, groups);
    const member = memberOf(reached, act.actor.id);
    await recordMember(tx, act, reached, { member, event: 'set-shares', reason: inWords(groups) });
    await settleMembers(deps, tx, reached, { actor: 'buyer', actorId: act.actor.id });
  });
}

const memberOf = ({ members }: ReachedDeal, userId: number) => {
  const member = members.find((one) => one.userId === userId);
  if (!member) throw new AppError('STEP_WRONG');
  return member;
};

const inWords = (groups: readonly ShareGroupForm[]): string =>
  groups.map(({ share }) => `${share.numerator}/${share.denominator}`).join(' + ');

function refuseHolders({ members }: ReachedDeal, groups: readonly ShareGroupForm[]): void {
  const wrong = groups.findIndex(({ holders, share }, place) => {
    const before = groups.slice(0, place).flatMap((one) => one.holders);
    const twice = holders.some((id, at) => before.includes(id) || holders.indexOf(id) !== at);
    const owners = holders.every((id) => memberAmong(members, id).role === 'holder');
    return twice || !owners || share.numerator > share.denominator;
  });
  if (wrong >= 0) throw new AppError('VALIDATION', { fields: { [`groups.${wrong}`]: ['default'] } });
}

/** The desk must check a new marriage certificate, together with the papers of the first spouse. */
async function takeCertificates(
  tx: Tx,
  { actor, at }: BuyerAct,
  { deal, members }: ReachedDeal,
  groups: readonly ShareGroupForm[],
): Promise<void> {
  const former = (await findGroups(tx, deal.id)).flatMap(({ marriage }) => marriage ?? []);
  for (const { marriage, holders } of groups) {
    if (!marriage) continue;
    refuseProblems(
      marriageProblems(marriage, isoDay(at)).map(({ field, ...rest }) => ({
        ...rest,
        field: `marriage.${field}`,
      })),
    );
    const [first] = holders.map((id) => memberAmong(members, id));
    if (!first || former.some((one) => sameMarriage(one, marriage))) continue;
    const before = former.flatMap(scansOfMarriage);
    const scans = scansOfMarriage(marriage);
    await takeScans(tx, { memberId: first.id, ownerId: actor.id, scans, before });
    if (first.state === 'ready' || first.state === 'checking') await moveMember(tx, first, 'renew', at);
  }
}

const sameMarriage = (one: MarriageForm, other: MarriageForm): boolean =>
  JSON.stringify([one.number, one.issuedOn, one.office, one.scans]) ===
  JSON.stringify([other.number, other.issuedOn, other.office, other.scans]);

import { type Owner, type OwnersFinding, ownersFindings } from '@novosel/contract/members/owners.ts';
import type { ShareGroup } from '@novosel/contract/members/shares/share-groups.ts';
import type { OwnershipType } from '@novosel/contract/parameters/schema.ts';
import type { Executor } from '../../platform/database/db.ts';
import { ownershipOfDeal } from '../parameters/public.ts';
import type { GroupRow, MemberRow } from './members.repo.ts';

/** The kind of ownership chosen with the terms. */
export async function ownershipOf(db: Executor, dealId: string): Promise<OwnershipType> {
  return (await ownershipOfDeal(db, dealId)) ?? 'sole';
}

interface Owning {
  readonly ownership: OwnershipType;
  readonly members: readonly MemberRow[];
  readonly mainBuyer: number;
}

/** Whether a member is an owner: when a child is to own, the main buyer signs and pays, but owns nothing. */
export const owns = (
  { role, userId }: Pick<MemberRow, 'role' | 'userId'>,
  { ownership, mainBuyer }: Pick<Owning, 'ownership' | 'mainBuyer'>,
): boolean => role === 'holder' && !(ownership === 'child' && userId === mainBuyer);

const ownersOf = (owning: Owning): Owner[] => owning.members.filter((member) => owns(member, owning));

/** Why the owners do not fit a contract. @param day YYYY-MM-DD on which their ages are taken */
export function findingsOf(
  owning: Owning,
  groups: readonly GroupRow[],
  day: string,
): readonly OwnersFinding[] {
  const owners = ownersOf(owning);
  return ownersFindings(owning.ownership, owners, typedGroups(groups, owners), day);
}

/** Shares in the form of the rules; a person who is not an owner holds none. */
function typedGroups(groups: readonly GroupRow[], owners: readonly Owner[]): ShareGroup[] {
  const birthdays = new Map(owners.map(({ id, birthday }) => [id, birthday]));
  return groups.map(({ numerator, denominator, joint, holders, marriage }) => ({
    share: { numerator, denominator },
    joint,
    marriage,
    holders: holders
      .filter((id) => birthdays.has(id))
      .map((id) => ({ id, birthday: birthdays.get(id) ?? '1900-01-01' })),
  }));
}

import type { OwnershipType } from '../parameters/schema.ts';
import { adultAge, ageOn } from '../users/age.ts';
import { type GroupsFinding, type ShareGroup, shareGroupsFindings } from './shares/share-groups.ts';

export interface Owner {
  readonly id: string;
  readonly kind: 'adult' | 'child';
  /** YYYY-MM-DD; null for an adult who has not entered it. */
  readonly birthday: string | null;
}

/**
 * `owner-missing`: another owner is needed; `owner-extra`: there are too many; `adult-only` and `child-only`:
 * an owner of the wrong age; `no-share`: an owner without a share.
 */
export type OwnersFinding =
  | { readonly refusal: 'owner-missing' | 'owner-extra' | 'adult-only' | 'child-only' | 'no-share' }
  | GroupsFinding;

/** Number of owners for each kind of ownership. */
const counts: Readonly<Record<OwnershipType, { readonly least: number; readonly most: number }>> = {
  sole: { least: 1, most: 1 },
  joint: { least: 2, most: 2 },
  shared: { least: 2, most: 10 },
  child: { least: 1, most: 1 },
};

/** Most members of a deal, including representatives. */
export const membersAtMost = 10;

/**
 * The share groups for a kind of ownership: one group of all owners where they hold the whole together, else
 * as entered.
 */
export function groupsOf(
  ownership: OwnershipType,
  owners: readonly Owner[],
  typed: readonly ShareGroup[],
): readonly ShareGroup[] {
  if (ownership === 'shared') return typed;
  const [first] = typed;
  return [
    {
      share: { numerator: 1, denominator: 1 },
      holders: owners.map(holderOf),
      joint: ownership === 'joint',
      marriage: ownership === 'joint' ? (first?.marriage ?? null) : null,
    },
  ];
}

/** A person without a known birthday counts as an adult. */
const holderOf = ({ id, birthday }: Owner) => ({ id, birthday: birthday ?? '1900-01-01' });

/**
 * Why these owners do not fit a contract; empty when they do.
 * @param day YYYY-MM-DD on which their ages are taken
 */
export function ownersFindings(
  ownership: OwnershipType,
  owners: readonly Owner[],
  typed: readonly ShareGroup[],
  day: string,
): readonly OwnersFinding[] {
  const { least, most } = counts[ownership];
  if (owners.length > most) return [{ refusal: 'owner-extra' }];
  if (ownership === 'child' && owners.some((owner) => !isChild(owner, day)))
    return [{ refusal: 'child-only' }];
  if (owners.length < least) return [{ refusal: 'owner-missing' }];
  if (ownership !== 'shared' && ownership !== 'child' && owners.some((owner) => isChild(owner, day)))
    return [{ refusal: 'adult-only' }];
  const groups = groupsOf(ownership, owners, typed);
  const holders = new Set(groups.flatMap(({ holders: held }) => held.map(({ id }) => id)));
  const without = owners.some(({ id }) => !holders.has(id));
  const found = shareGroupsFindings(groups, day);
  return without ? [{ refusal: 'no-share' }, ...found] : found;
}

const isChild = ({ kind, birthday }: Owner, day: string): boolean =>
  birthday === null ? kind === 'child' : ageOn(birthday, day) < adultAge;

import type { Fraction } from '../../fields/masks.ts';
import { adultAge, ageOn } from '../../users/age.ts';
import { isShare, type SharesProblem, sharesProblem } from './shares.ts';

export interface ShareHolder {
  /** ID of the member. */
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly birthday: string;
}

export interface MarriageCertificate {
  readonly number: string;
  /** YYYY-MM-DD. */
  readonly issuedOn: string;
  /** The registry office. */
  readonly office: string;
}

/** A share with its holders: one person, or two spouses who hold it jointly. */
export interface ShareGroup {
  readonly share: Fraction;
  readonly holders: readonly ShareHolder[];
  /** Held jointly, as only spouses may (Family Code, article 34). */
  readonly joint: boolean;
  readonly marriage: MarriageCertificate | null;
}

/**
 * `joint-third-holder`: a person who is not a spouse needs a group with a share of his own. `not-joint`: two
 * holders of one share who are not marked as joint.
 */
export type GroupRefusal =
  | 'share-wrong'
  | 'holder-missing'
  | 'holder-twice'
  | 'not-joint'
  | 'joint-third-holder'
  | 'joint-needs-two'
  | 'joint-minor'
  | 'joint-without-certificate';

/** A problem of one group, or of the sum of all shares. */
export type GroupsFinding =
  | { readonly refusal: GroupRefusal /** Place in the list, from 0. */; readonly group: number }
  | { readonly refusal: `shares-${SharesProblem['kind']}`; readonly share?: Fraction };

const isWhole = (certificate: MarriageCertificate | null): boolean =>
  certificate !== null &&
  [certificate.number, certificate.issuedOn, certificate.office].every((text) => text.trim() !== '');

const jointRefusal = ({ holders, marriage }: ShareGroup, day: string): GroupRefusal | undefined => {
  if (holders.length > 2) return 'joint-third-holder';
  if (holders.length < 2) return 'joint-needs-two';
  if (holders.some(({ birthday }) => ageOn(birthday, day) < adultAge)) return 'joint-minor';
  return isWhole(marriage) ? undefined : 'joint-without-certificate';
};

const groupRefusal = (group: ShareGroup, day: string): GroupRefusal | undefined => {
  if (!isShare(group.share)) return 'share-wrong';
  if (group.holders.length === 0) return 'holder-missing';
  if (group.joint) return jointRefusal(group, day);
  return group.holders.length > 1 ? 'not-joint' : undefined;
};

/** Whether a member of the group is also in an earlier group, or twice in this one. */
const repeats = (groups: readonly ShareGroup[], place: number): boolean => {
  const before = groups.slice(0, place).flatMap(({ holders }) => holders.map(({ id }) => id));
  const own = groups[place]?.holders.map(({ id }) => id) ?? [];
  return own.some((id, at) => before.includes(id) || own.indexOf(id) !== at);
};

/**
 * Everything that keeps share groups from being registered: at most one finding for each group, and one for
 * their sum. Empty when they are correct.
 * @param day of the signing, on which the age of spouses is taken, YYYY-MM-DD
 */
export function shareGroupsFindings(groups: readonly ShareGroup[], day: string): readonly GroupsFinding[] {
  const found = groups.flatMap((group, place): GroupsFinding[] => {
    const refusal = groupRefusal(group, day) ?? (repeats(groups, place) ? 'holder-twice' : undefined);
    return refusal ? [{ refusal, group: place }] : [];
  });
  const shares = groups.map(({ share }) => share);
  // The sum is undefined while a part of it is not a valid share.
  const problem = shares.every(isShare) ? sharesProblem(shares) : undefined;
  if (!problem) return found;
  const { kind, ...much } = problem;
  return [...found, { refusal: `shares-${kind}`, ...much }];
}

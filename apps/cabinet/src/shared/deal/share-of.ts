import { type Fraction, fractionMask } from '@novosel/contract/fields/masks.ts';
import type { MembersView, MemberView } from '@novosel/contract/members/schema.ts';

/** A share as «3/8»; the whole as «1». */
export const shownShare = (share: Fraction): string =>
  share.numerator === share.denominator ? '1' : fractionMask.show(share);

type Owned = Pick<MembersView, 'ownership' | 'groups'>;

const groupOf = ({ ownership, groups }: Owned, { id }: MemberView) =>
  ownership === 'shared' ? groups.find(({ holders }) => holders.includes(id)) : undefined;

/** The saved share of a member, such as «3/8»; undefined for a kind of ownership without shares. */
export const shareOf = (view: Owned, member: MemberView): string | undefined => {
  const group = groupOf(view, member);
  return group && shownShare(group.share);
};

/** Whether spouses hold his share jointly. */
export const isShareJoint = (view: Owned, member: MemberView): boolean =>
  groupOf(view, member)?.joint ?? false;

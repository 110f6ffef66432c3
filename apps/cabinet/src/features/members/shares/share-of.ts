import { fractionMask } from '@novosel/contract/fields/masks.ts';
import type { MembersView, MemberView } from '@novosel/contract/members/schema.ts';

/** The saved share of a member, «3/8»; undefined where nobody has a share of his own. */
export const shareOf = ({ ownership, groups }: MembersView, { id }: MemberView): string | undefined => {
  const group = ownership === 'shared' ? groups.find(({ holders }) => holders.includes(id)) : undefined;
  return group && fractionMask.show(group.share);
};

import { queryFor } from '@novosel/client/queries/query-for.ts';
import type { DealView } from '@novosel/contract/deals/endpoints.ts';
import { completedAct } from '@novosel/contract/deals/flat-category.ts';
import { getMembers } from '@novosel/contract/members/endpoints.ts';
import type { MembersView, MemberView } from '@novosel/contract/members/schema.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { isShareJoint, shareOf } from './share-of.ts';
import { useDealWords } from './use-deal-words.ts';

interface DealPerson {
  readonly key: string;
  readonly name: string;
  readonly me: boolean;
  /** «дольщик, 3/8», «ребёнок, дольщик», «дольщик, ждём ответа». */
  readonly note: string;
}

interface DealPeople {
  readonly people: readonly DealPerson[];
  /** Whether the page of the members has named them. */
  readonly named: boolean;
}

/** Whether the members of a deal can be loaded. */
const isOpen = ({ place, turn }: DealView): boolean =>
  place !== null && (turn.turn !== 'nobody' || turn.act === completedAct);

/** People who take part in a deal: its members with their shares, or its parties until members are named. */
export function useDealPeople(deal: DealView): DealPeople {
  const t = useText();
  const words = useDealWords();
  const params = { estate: deal.card.estate.id };
  const view = useQuery({ ...queryFor(getMembers, { params }), enabled: isOpen(deal) }).data?.data;
  const noteOf = (member: MemberView, all: MembersView): string => {
    const share = shareOf(all, member);
    const parts = [
      words.role(member.role),
      member.kind === 'child' && t('deals.member.child'),
      share && t('deals.member.share', { share, joint: String(isShareJoint(all, member)) }),
      t('deals.member.state', { state: member.state }),
    ];
    return parts.filter(Boolean).join(' · ');
  };
  if (view && view.members.length > 0)
    return {
      named: true,
      people: view.members.map((member) => ({
        key: member.id,
        name: member.name,
        me: member.me,
        note: noteOf(member, view),
      })),
    };
  return {
    named: false,
    people: deal.members.map(({ name, role, me }) => ({
      key: `${role} ${name}`,
      name,
      me,
      note: words.role(role),
    })),
  };
}

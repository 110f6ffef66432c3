import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { mayCheckMembers } from '@novosel/contract/members/may-change.ts';

/** Whether the desk may work on the papers of members; then the card shows them first. */
export const isFirstMatter = ({ place }: Pick<DeskDeal, 'place'>): boolean =>
  place !== null && place !== 'parameters' && mayCheckMembers(place);

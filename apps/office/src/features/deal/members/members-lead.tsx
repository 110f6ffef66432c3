import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { passportRoles } from '@novosel/contract/passports/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { mayBy } from '../../../shared/may-by.ts';
import { membersListId } from '../../../shared/paths.ts';
import { useRoles } from '../../../shared/use-roles.ts';

/** Scrolls to the list of members, and focuses its first papers. */
export const leadToMembers = (): void => {
  const list = document.getElementById(membersListId);
  list?.scrollIntoView({ block: 'nearest' });
  list?.querySelector('button')?.focus();
};

/** A link from the task to the waiting papers, for roles that check them. */
export const MembersLead = ({ view: { place } }: { view: DeskDeal }) => {
  const t = useText();
  const checks = mayBy(passportRoles, useRoles());
  if (place !== 'members-check' || !checks) return null;
  return (
    <div>
      <Button onClick={leadToMembers}>{t('deal.members.lead')}</Button>
    </div>
  );
};

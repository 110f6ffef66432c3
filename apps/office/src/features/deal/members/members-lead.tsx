import type { DeskDeal } from '@novosel/contract/desk/endpoints.ts';
import { passportRoles } from '@novosel/contract/passports/rules.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { mayBy } from '../../../shared/may-by.ts';
import { membersListId } from '../../../shared/paths.ts';
import { useRoles } from '../../../shared/use-roles.ts';

/** Brings the list of members into sight, and the reader to its first papers. */
export const leadToMembers = (): void => {
  const list = document.getElementById(membersListId);
  list?.scrollIntoView({ block: 'nearest' });
  list?.querySelector('button')?.focus();
};

/** The way from the task to the papers that wait, for those who check them. */
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

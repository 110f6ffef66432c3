import { requestInboxes } from '@novosel/contract/desk/request-inboxes.ts';
import { Tabs } from '@novosel/ui/actions/tabs.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { mayBy } from '../../shared/may-by.ts';
import { useRoles } from '../../shared/use-roles.ts';
import { requestsPath } from './paths.ts';

/** Tabs of the families that the person works on; hidden when there is one. */
export const FamilyTabs = ({ family }: { family: string }) => {
  const t = useText();
  const locale = useLocale();
  const own = useRoles();
  const inboxes = requestInboxes.filter(({ roles }) => mayBy(roles, own));
  if (inboxes.length < 2) return null;
  const tabs = inboxes.map(({ name, title }) => ({
    key: name,
    title: title[locale],
    href: requestsPath(name),
  }));
  return <Tabs label={t('requests.families')} value={family} tabs={tabs} />;
};

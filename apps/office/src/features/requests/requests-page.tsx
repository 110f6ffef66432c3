import { requestInboxes } from '@novosel/contract/desk/request-inboxes.ts';
import { requestTabs } from '@novosel/contract/requests/desk-endpoints.ts';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useParams, useSearchParams } from 'react-router';
import { mayBy } from '../../shared/may-by.ts';
import { ListPage } from '../../shared/panes/list-page.tsx';
import { useRoles } from '../../shared/use-roles.ts';
import { RequestPane } from './request-pane.tsx';
import { RequestsPane } from './requests-pane.tsx';

/** Requests of buyers, one family at a time, and beside them the chosen one. */
export default function RequestsPage() {
  const t = useText();
  const locale = useLocale();
  const [search] = useSearchParams();
  const { family, request: id } = useParams();
  const own = useRoles();
  const inbox =
    requestInboxes.find(({ name }) => name === family) ??
    requestInboxes.find(({ roles }) => mayBy(roles, own)) ??
    requestInboxes[0];
  const tab = requestTabs.find((one) => one === search.get('tab')) ?? 'desk';
  if (!inbox) return null;
  const { denied, name } = inbox;
  return (
    <ListPage
      title={inbox.title[locale]}
      roles={inbox.roles}
      denied={{ title: denied.title[locale], note: denied.note[locale] }}
      list={<RequestsPane key={name} inbox={inbox} tab={tab} chosen={id} />}
      chosen={id && <RequestPane key={id} inbox={inbox} id={id} tab={tab} />}
      none={{ title: t('requests.none'), note: t('requests.none.note') }}
    />
  );
}

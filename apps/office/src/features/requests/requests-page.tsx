import { serviceTabs } from '@novosel/contract/services/desk-endpoints.ts';
import { serviceRoles } from '@novosel/contract/services/rules.ts';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useMatch, useSearchParams } from 'react-router';
import { ListPage } from '../../shared/panes/list-page.tsx';
import { deskPatterns } from '../../shared/paths.ts';
import { RequestPane } from './request-pane.tsx';
import { ServicesPane } from './services-pane.tsx';

/** What buyers have ordered, and beside it the chosen request. */
export default function ServicesPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = useMatch(deskPatterns.serviceOne)?.params.request;
  const tab = serviceTabs.find((one) => one === search.get('tab')) ?? 'desk';
  return (
    <ListPage
      title={t('services.title')}
      roles={serviceRoles}
      denied={{ title: t('services.denied'), note: t('services.denied.note') }}
      list={<ServicesPane tab={tab} chosen={id} />}
      chosen={id && <RequestPane key={id} id={id} tab={tab} />}
      none={{ title: t('services.none'), note: t('services.none.note') }}
    />
  );
}

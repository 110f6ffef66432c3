import { queryFor } from '@novosel/client/queries/query-for.ts';
import { serviceTabs } from '@novosel/contract/services/desk-endpoints.ts';
import { serviceRoles } from '@novosel/contract/services/rules.ts';
import { deskMe } from '@novosel/contract/session/desk-session-endpoints.ts';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMatch, useSearchParams } from 'react-router';
import listPane from '../../shared/panes/list-pane.module.css';
import { TwoPanes } from '../../shared/panes/two-panes.tsx';
import { deskPatterns } from '../../shared/paths.ts';
import { RequestPane } from './request-pane.tsx';
import { ServicesPane } from './services-pane.tsx';

/** What buyers have ordered, and beside it the chosen request. */
export default function ServicesPage() {
  const t = useText();
  const [search] = useSearchParams();
  const id = useMatch(deskPatterns.serviceOne)?.params.request;
  const roles = useQuery(queryFor(deskMe)).data?.data.roles;
  const tab = serviceTabs.find((one) => one === search.get('tab')) ?? 'desk';
  if (roles && !serviceRoles.some((role) => roles.includes(role))) {
    return (
      <main id="main" className={listPane.pane}>
        <h1 className="title-l">{t('services.title')}</h1>
        <EmptyState title={t('services.denied')}>{t('services.denied.note')}</EmptyState>
      </main>
    );
  }
  return (
    <TwoPanes
      title={t('services.title')}
      list={<ServicesPane tab={tab} chosen={id} />}
      chosen={
        id ? (
          <RequestPane key={id} id={id} tab={tab} />
        ) : (
          <EmptyState title={t('services.none')}>{t('services.none.note')}</EmptyState>
        )
      }
      open={id !== undefined}
    />
  );
}

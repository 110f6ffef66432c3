import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listDeskSites } from '@novosel/contract/sites/desk-endpoints.ts';
import { Button } from '@novosel/ui/actions/button.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import listPane from '../../shared/panes/list-pane.module.css';
import { ListPane } from '../../shared/panes/list-pane.tsx';
import { useServerNow } from '../../shared/words/use-server-now.ts';
import { MachineDialog } from './machine-dialog.tsx';
import { NewSiteDialog } from './new-site-dialog.tsx';
import { sitePath } from './paths.ts';
import { SecretDialog, type ToldSecret } from './secret-dialog.tsx';
import { SiteRow } from './site-row.tsx';
import styles from './sites.module.css';

/** All clients with their states, and a button to register one. */
export const SiteList = ({ chosen }: { chosen: string | undefined }) => {
  const t = useText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<'site' | 'machine'>();
  const [told, setTold] = useState<ToldSecret>();
  const query = useQuery(queryFor(listDeskSites));
  const view = query.data?.data;
  const now = useServerNow(view?.now, query.dataUpdatedAt);
  const registered = (one: ToldSecret) => {
    setAsking(undefined);
    if (one.secret === null) navigate(sitePath(one.clientId));
    else setTold(one);
  };
  return (
    <ListPane title={t('sites.title')} busy={query.isPending}>
      <div className={styles.acts}>
        <Button small onClick={() => setAsking('site')}>
          {t('sites.new')}
        </Button>
        <Button small variant="secondary" onClick={() => setAsking('machine')}>
          {t('sites.new.machine')}
        </Button>
      </div>
      {!view && (
        <LoadState query={query} failed={{ title: t('sites.error') }}>
          <Skeleton lines={3} height="60px" />
        </LoadState>
      )}
      {view?.items.length === 0 && <EmptyState title={t('sites.empty')}>{t('sites.empty.note')}</EmptyState>}
      {view && view.items.length > 0 && (
        <ul className={listPane.rows} aria-label={t('sites.title')}>
          {view.items.map((site) => (
            <SiteRow key={site.clientId} site={site} now={now} chosen={site.clientId === chosen} />
          ))}
        </ul>
      )}
      {asking === 'site' && <NewSiteDialog onDone={registered} onClose={() => setAsking(undefined)} />}
      {asking === 'machine' && <MachineDialog onDone={registered} onClose={() => setAsking(undefined)} />}
      {told && (
        <SecretDialog
          told={told}
          onClose={() => {
            setTold(undefined);
            navigate(sitePath(told.clientId));
          }}
        />
      )}
    </ListPane>
  );
};

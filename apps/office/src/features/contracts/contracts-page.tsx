import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listContracts } from '@novosel/contract/contracts/desk-endpoints.ts';
import { contractRoles } from '@novosel/contract/contracts/version-rules.ts';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { EmptyState } from '@novosel/ui/status/empty-state.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { mayBy } from '../../shared/may-by.ts';
import { useRoles } from '../../shared/use-roles.ts';
import { useServerNow } from '../../shared/words/use-server-now.ts';
import { ContractTable } from './contract-table.tsx';
import { LawyersPage } from './lawyers-page.tsx';
import { nextWork } from './next-work.ts';
import { PapersTable } from './papers-table.tsx';
import { templatesPath } from './paths.ts';

/** The lawyer's room: what is to be written by when, papers of members, what is being read. */
export default function ContractsPage() {
  const t = useText();
  const templates = (
    <ButtonLink href={templatesPath} variant="secondary" small>
      {t('contracts.templates')}
    </ButtonLink>
  );
  const isOurs = mayBy(contractRoles, useRoles());
  return (
    <LawyersPage title={t('contracts.title')} note={t('contracts.note')} end={isOurs && templates}>
      <ContractLists />
    </LawyersPage>
  );
}

const ContractLists = () => {
  const t = useText();
  const query = useQuery(queryFor(listContracts));
  const view = query.data?.data;
  const now = useServerNow(view?.now, query.dataUpdatedAt);
  if (!view)
    return (
      <LoadState query={query} failed={{ title: t('contracts.failed') }}>
        <Skeleton lines={4} height="44px" />
      </LoadState>
    );
  const read = view.items.filter((one) => nextWork(one) === 'agree');
  const ours = view.items.filter((one) => nextWork(one) !== 'agree');
  if (view.items.length + view.papers.length === 0)
    return <EmptyState title={t('contracts.none')}>{t('contracts.none.note')}</EmptyState>;
  return (
    <>
      <Card title={t('contracts.ours')}>
        {ours.length > 0 ? (
          <ContractTable caption={t('contracts.ours.table')} items={ours} now={now} />
        ) : (
          <p className="small muted">{t('contracts.ours.none')}</p>
        )}
      </Card>
      {view.papers.length > 0 && (
        <Card title={t('contracts.papers')}>
          <PapersTable items={view.papers} now={now} />
        </Card>
      )}
      {read.length > 0 && (
        <Card title={t('contracts.read')}>
          <ContractTable caption={t('contracts.read.table')} items={read} now={now} />
        </Card>
      )}
    </>
  );
};

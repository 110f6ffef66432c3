import { queryFor } from '@novosel/client/queries/query-for.ts';
import { listTemplates, type TemplateList } from '@novosel/contract/contracts/template-endpoints.ts';
import { formatStamp } from '@novosel/contract/time/time.ts';
import { BackLink } from '@novosel/ui/actions/back-link.tsx';
import { ButtonLink } from '@novosel/ui/actions/button.tsx';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Card } from '@novosel/ui/blocks/card.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { LoadState } from '@novosel/ui/status/load-state.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { Skeleton } from '@novosel/ui/status/skeleton.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { useQuery } from '@tanstack/react-query';
import { LawyersPage } from '../lawyers-page.tsx';
import { contractsPath, newTemplate, templatePath } from '../paths.ts';

type Edition = TemplateList['items'][number];

/** Editions of the template of contracts, the latest first. */
export default function TemplatesPage() {
  const t = useText();
  return (
    <LawyersPage
      title={t('contracts.templates')}
      note={t('contracts.templates.note')}
      back={<BackLink href={contractsPath}>{t('contracts.title')}</BackLink>}
    >
      <Editions />
    </LawyersPage>
  );
}

const Editions = () => {
  const t = useText();
  const query = useQuery(queryFor(listTemplates));
  const view = query.data?.data;
  if (!view)
    return (
      <LoadState query={query} failed={{ title: t('contracts.templates.failed') }}>
        <Skeleton lines={3} height="44px" />
      </LoadState>
    );
  return (
    <>
      <p>{t('contracts.inForce', { edition: view.inForce.edition })}</p>
      <div>
        <ButtonLink href={templatePath(newTemplate)} small>
          {t('contracts.template.new')}
        </ButtonLink>
      </div>
      {view.items.length > 0 ? (
        <Card>
          <EditionTable items={view.items} inForce={view.inForce.edition} />
        </Card>
      ) : (
        <p className="small muted">{t('contracts.templates.none')}</p>
      )}
    </>
  );
};

const EditionTable = ({ items, inForce }: { items: readonly Edition[]; inForce: string }) => {
  const t = useText();
  const locale = useLocale();
  const stateOf = ({ approvedAt, edition }: Edition) =>
    approvedAt === null ? 'draft' : edition === inForce ? 'inForce' : 'former';
  return (
    <Table
      caption={t('contracts.templates')}
      rows={[...items]}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'edition',
          title: t('contracts.edition'),
          cell: ({ id, edition }) => <Link href={templatePath(id)}>{edition}</Link>,
        },
        {
          key: 'state',
          title: t('contracts.template.state'),
          cell: (one) => (
            <Pill tone={stateOf(one) === 'inForce' ? 'good' : 'neutral'}>
              {t('contracts.template.is', { state: stateOf(one) })}
            </Pill>
          ),
        },
        { key: 'by', title: t('contracts.writtenBy'), cell: ({ writtenBy }) => writtenBy.name },
        {
          key: 'at',
          title: t('contracts.writtenAt'),
          cell: ({ writtenAt }) => <span className="num">{formatStamp(writtenAt, { locale })}</span>,
        },
        {
          key: 'approved',
          title: t('contracts.approvedBy'),
          cell: ({ approvedBy }) => approvedBy?.name ?? '—',
        },
      ]}
    />
  );
};

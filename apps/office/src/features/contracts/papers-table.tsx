import type { listContracts } from '@novosel/contract/contracts/desk-endpoints.ts';
import { returnedFields } from '@novosel/contract/members/papers/returns.ts';
import { formatDayTime } from '@novosel/contract/time/time.ts';
import type { AnswerOf } from '@novosel/contract/wire/endpoint.ts';
import { Link } from '@novosel/ui/actions/link.tsx';
import { Table } from '@novosel/ui/blocks/table.tsx';
import { Pill } from '@novosel/ui/status/pill.tsx';
import { useLocale, useText } from '@novosel/ui/text/i18n.tsx';
import { dealMembersPath } from '../../shared/paths.ts';
import { Due } from './contract-table.tsx';

type ListedPapers = AnswerOf<typeof listContracts>['data']['papers'][number];

interface PapersTableProps {
  items: readonly ListedPapers[];
  /** The server's moment, in ms. */
  now: number;
}

/** Members whose papers the desk checks or has returned; each leads to the members of his deal. */
export const PapersTable = ({ items, now }: PapersTableProps) => {
  const t = useText();
  const locale = useLocale();
  return (
    <Table
      caption={t('contracts.papers.table')}
      rows={[...items]}
      rowKey={({ member }) => member}
      columns={[
        {
          key: 'member',
          title: t('contracts.papers.member'),
          cell: ({ deal, name }) => <Link href={dealMembersPath(deal)}>{name}</Link>,
        },
        {
          key: 'state',
          title: t('contracts.papers.state'),
          cell: ({ state }) => (
            <Pill tone={state === 'returned' ? 'bad' : 'us'}>{t('contracts.papers.is', { state })}</Pill>
          ),
        },
        {
          key: 'returned',
          title: t('contracts.papers.returned'),
          cell: ({ returned }) => returned.map((field) => returnedFields[field][locale]).join(', ') || '—',
        },
        {
          key: 'since',
          title: t('contracts.since'),
          cell: ({ since }) => formatDayTime(since, { now, locale }),
        },
        { key: 'due', title: t('contracts.due'), cell: ({ dueAt }) => <Due dueAt={dueAt} now={now} /> },
        {
          key: 'deal',
          title: t('contracts.deal'),
          cell: ({ number, estate }) => t('contracts.deal.of', { number, estate }),
        },
      ]}
    />
  );
};
